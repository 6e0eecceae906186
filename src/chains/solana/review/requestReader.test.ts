import {
  AuthorityType,
  createApproveCheckedInstruction,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnCheckedInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createFreezeAccountInstruction,
  createInitializePermanentDelegateInstruction,
  createMintToInstruction,
  createRevokeInstruction,
  createSetAuthorityInstruction,
  createSyncNativeInstruction,
  createThawAccountInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  Authorized,
  ComputeBudgetProgram,
  Ed25519Program,
  PublicKey,
  StakeAuthorizationLayout,
  StakeProgram,
  SystemInstruction,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadRequest } from '../../../types/review.ts'
import { toSentences } from '../../testing/toSentences.ts'
import { address, mainnet, otherAddress } from '../testing/fakeWallet.ts'
import { toVersion1 } from '../testing/version1.ts'
import { ask, fixed, me, other, read, readBytes, recentBlockhash, toBytes } from './testing/read.ts'

const [mint, account, target, program] = [fixed(1), fixed(2), fixed(3), fixed(4)] as const
const sign = (message: Uint8Array | string) => {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
  return ask('signMessage', { address, message: bytes })
}

const transfer = (lamports: number | bigint = 5) =>
  SystemProgram.transfer({ fromPubkey: me, toPubkey: other, lamports })
const call = (keys: TransactionInstruction['keys'] = [], data: number[] = [1, 2, 3]) =>
  new TransactionInstruction({ programId: program, keys, data: Buffer.from(data) })
const writable = (pubkey: PublicKey, isSigner = false) => ({ pubkey, isSigner, isWritable: true })
const withData = (one: TransactionInstruction, data: Iterable<number>) =>
  new TransactionInstruction({ ...one, data: Buffer.from([...data]) })
const [of, from, to] = [mint, account, target].map(String)
const ofMint = `  Token ${of}`
const ofProgram = `  Program ${program}`

describe('a transaction that is not risky', () => {
  it.each<[string, TransactionInstruction[], string[]]>([
    ['pays', [transfer()], [`Send 5 native to ${otherAddress}`]],
    [
      'pays from an account of another signer',
      [SystemProgram.transfer({ fromPubkey: other, toPubkey: target, lamports: 1 })],
      [`Move 1 native from ${otherAddress} to ${to}`],
    ],
    [
      'sends a token',
      [createTransferCheckedInstruction(account, mint, target, me, 7n, 6)],
      [`Send 7 of ${of} to the token account ${to}`, ofMint],
    ],
    [
      'sends a token of Token-2022 with its fee',
      [
        createTransferCheckedWithFeeInstruction(
          account,
          mint,
          target,
          me,
          7n,
          6,
          1n,
          [],
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
      [`Send 7 of ${of} to the token account ${to}`, ofMint],
    ],
    [
      'sends a token without its mint, in the unit of the source',
      [createTransferInstruction(account, target, me, 7n)],
      [`Send 7 of ${from} to the token account ${to}`],
    ],
    [
      'moves a token of another signer',
      [createTransferCheckedInstruction(account, mint, target, other, 7n, 6)],
      [`Move 7 of ${of} from ${from} to ${to}`, ofMint],
    ],
    [
      'takes an approval back',
      [createRevokeInstruction(account, me)],
      [`No longer let others spend what the token account ${from} holds`],
    ],
    [
      'closes an account for the own',
      [createCloseAccountInstruction(account, me, me)],
      [`Close the token account ${from} and get its SOL`],
    ],
    [
      'mints',
      [createMintToInstruction(mint, account, me, 3n)],
      [`Create 3 of ${of} in the token account ${from}`],
    ],
    [
      'ends a freeze',
      [createThawAccountInstruction(account, mint, me)],
      [`Unfreeze the token account ${from}`],
    ],
    ['wraps SOL', [createSyncNativeInstruction(account)], [`Count the SOL in ${from} as tokens`]],
    [
      'creates an account',
      [
        SystemProgram.createAccount({
          fromPubkey: me,
          newAccountPubkey: account,
          lamports: 9,
          space: 165,
          programId: program,
        }),
      ],
      [`Create the account ${from} with 9 native, for the program ${program}`],
    ],
    [
      'delegates stake',
      [
        ...StakeProgram.delegate({
          stakePubkey: account,
          authorizedPubkey: me,
          votePubkey: target,
        }).instructions,
      ],
      [`Stake what ${from} holds with the validator ${to}`],
    ],
    [
      'withdraws stake',
      [
        ...StakeProgram.withdraw({
          stakePubkey: account,
          authorizedPubkey: me,
          toPubkey: me,
          lamports: 8,
        }).instructions,
      ],
      [`Move 8 native from ${from} to ${address}`],
    ],
    [
      'creates a stake account of the own',
      [StakeProgram.initialize({ stakePubkey: account, authorized: new Authorized(me, me) })],
      [`Set up ${from} for staking. ${address} can withdraw from it`],
    ],
    [
      'has a memo',
      [
        new TransactionInstruction({
          programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
          keys: [],
          data: Buffer.from('Grüße'),
        }),
        transfer(),
      ],
      ['Note: Grüße', `Send 5 native to ${otherAddress}`],
    ],
    [
      'calls a program that is not read',
      [call([writable(me, true), writable(account)])],
      [
        '! Call a program: what this does can’t be read here',
        ofProgram,
        '  It gets your signature, so it can use what your account has.',
      ],
    ],
    [
      'approves an amount',
      [createApproveCheckedInstruction(account, mint, target, me, 7n, 6)],
      [`! Let ${to} spend up to 7 of ${of} of yours`, `  From the token account ${from}.`, ofMint],
    ],
  ])('%s', async (_, instructions, sentences) => {
    const found = await read(...instructions)
    expect(toSentences(found)).toEqual(sentences)
    expect(found).toMatchObject({ isRisky: false, from: address, caipNetworkId: mainnet })
  })

  it('is read alike in the legacy format', async () => {
    const legacy = new Transaction({ feePayer: me, recentBlockhash }).add(transfer())
    const bytes = legacy.serialize({ requireAllSignatures: false })
    const found = await readBytes(Uint8Array.from(bytes))
    expect(toSentences(found)).toEqual([`Send 5 native to ${otherAddress}`])
    expect(found.isRisky).toBe(false)
  })

  it('names the receiver of a token whose account it opens', async () => {
    const open = getAssociatedTokenAddressSync(mint, other)
    const found = await read(
      createAssociatedTokenAccountIdempotentInstruction(me, open, other, mint),
      createTransferCheckedInstruction(account, mint, open, me, 7n, 6),
    )
    expect(toSentences(found)).toEqual([
      `Open an account of ${otherAddress} for the token ${of}, if there is none`,
      `Send 7 of ${of} to ${otherAddress}`,
      ofMint,
    ])
    expect(found.isRisky).toBe(false)
  })
})

describe('a transaction leaves a doubt', () => {
  const own = getAssociatedTokenAddressSync(mint, me)
  const open = getAssociatedTokenAddressSync(mint, other)
  const payOwn = SystemProgram.transfer({ fromPubkey: me, toPubkey: me, lamports: 5 })
  const multisig = createTransferCheckedInstruction(account, mint, target, program, 7n, 6, [me])
  it.each<[string, TransactionInstruction[], [kind: string, address: string][]]>([
    ['about the receiver of a payment', [transfer()], [['transfer', otherAddress]]],
    ['about no payment to the account itself', [payOwn], []],
    [
      'about the token account that gets a transfer',
      [createTransferCheckedInstruction(account, mint, target, me, 7n, 6)],
      [['transfer', String(target)]],
    ],
    [
      'about the owner of a token account that it opens',
      [
        createAssociatedTokenAccountIdempotentInstruction(me, open, other, mint),
        createTransferCheckedInstruction(account, mint, open, me, 7n, 6),
      ],
      [['transfer', otherAddress]],
    ],
    [
      'about no transfer to the token account of the user',
      [createTransferCheckedInstruction(account, mint, own, me, 7n, 6)],
      [],
    ],
    [
      'about no transfer from the token account of another',
      [createTransferCheckedInstruction(account, mint, target, other, 7n, 6)],
      [],
    ],
    [
      'about a transfer of a multisig for which the user signs',
      [multisig],
      [['transfer', String(target)]],
    ],
    [
      'about the delegate of an amount',
      [createApproveCheckedInstruction(account, mint, target, me, 7n, 6)],
      [['right', String(target)]],
    ],
    [
      'about a program that is not read',
      [call([writable(me, true)]), transfer()],
      [
        ['call', String(program)],
        ['transfer', otherAddress],
      ],
    ],
  ])('%s', async (_, instructions, doubts) => {
    const found = await read(...instructions)
    expect(found.doubts?.map(({ kind, address }) => [kind, address])).toEqual(doubts)
    expect(found.isRisky).toBe(false)
  })
})

describe('a risky transaction', () => {
  const nonce = { noncePubkey: account, authorizedPubkey: me }
  it.each<[string, TransactionInstruction[], string]>([
    [
      'approves without a limit',
      [createApproveInstruction(account, target, me, 2n ** 64n - 1n)],
      `! Let ${to} spend all your ${from}, now and later: no limit`,
    ],
    [
      'gives a token account away',
      [createSetAuthorityInstruction(account, me, AuthorityType.AccountOwner, target)],
      `! Give the token account ${from}, with all it holds, to ${to}`,
    ],
    [
      'lets another close a token account',
      [createSetAuthorityInstruction(account, me, AuthorityType.CloseAccount, target)],
      `! Let ${to} close the token account ${from} and get its SOL`,
    ],
    [
      'gives the control of a token away',
      [createSetAuthorityInstruction(mint, me, AuthorityType.MintTokens, target)],
      `! Give control of ${of} to ${to}`,
    ],
    [
      'gives an authority up',
      [createSetAuthorityInstruction(mint, me, AuthorityType.MintTokens, null)],
      `! Give up control of ${of} for good`,
    ],
    [
      'freezes',
      [createFreezeAccountInstruction(account, mint, me)],
      `! Freeze the token account ${from}`,
    ],
    ['burns', [createBurnCheckedInstruction(account, mint, me, 3n, 0)], `! Destroy 3 of ${of}`],
    [
      'burns without the decimals of the token',
      [createBurnInstruction(account, mint, me, 3n)],
      `! Destroy 3 of ${of}`,
    ],
    [
      'gives away the right to take a token from all who have it',
      [
        createSetAuthorityInstruction(
          mint,
          me,
          AuthorityType.PermanentDelegate,
          target,
          [],
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
      `! Give control of ${of} to ${to}`,
    ],
    [
      'makes a token that another can take from all who have it',
      [createInitializePermanentDelegateInstruction(mint, target, TOKEN_2022_PROGRAM_ID)],
      '! A call in an unusual form: what this does can’t be read here',
    ],
    [
      'closes an account for another',
      [createCloseAccountInstruction(account, target, me)],
      `! Close the token account ${from}. Its SOL goes to ${to}`,
    ],
    [
      'assigns the own account',
      [SystemProgram.assign({ accountPubkey: me, programId: program })],
      `! Make the program ${program} the owner of your account ${address}. You can then no longer use it`,
    ],
    [
      'allocates the own account',
      [SystemProgram.allocate({ accountPubkey: me, space: 1 })],
      `! Reserve space for data in ${address}`,
    ],
    [
      'assigns another account',
      [SystemProgram.assign({ accountPubkey: account, programId: program })],
      `! Make the program ${program} the owner of ${from}`,
    ],
    [
      'can be sent at any later time',
      [SystemProgram.nonceAdvance(nonce), transfer()],
      '! This transaction doesn’t expire: it can be sent at any later time',
    ],
    [
      'gives a nonce account away',
      [SystemProgram.nonceAuthorize({ ...nonce, newAuthorizedPubkey: target })],
      `! Give control of ${from} to ${to}`,
    ],
    [
      'gives stake away',
      [
        ...StakeProgram.authorize({
          stakePubkey: account,
          authorizedPubkey: me,
          newAuthorizedPubkey: target,
          stakeAuthorizationType: StakeAuthorizationLayout.Withdrawer,
        }).instructions,
      ],
      `! Give control of ${from} to ${to}`,
    ],
    [
      'creates a stake account of another',
      [StakeProgram.initialize({ stakePubkey: account, authorized: new Authorized(me, target) })],
      `! Set up ${from} for staking. ${to} can withdraw from it`,
    ],
    [
      'upgrades a program',
      [
        new TransactionInstruction({
          programId: new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111'),
          keys: [writable(account)],
          data: Buffer.from([4, 0, 0, 0]),
        }),
      ],
      '! A call in an unusual form: what this does can’t be read here',
    ],
    [
      'pays an account that a program may write which is not read',
      [transfer(), call([writable(other)])],
      `Send 5 native to ${otherAddress}`,
    ],
  ])('%s', async (_, instructions, sentence) => {
    const found = await read(...instructions)
    expect(toSentences(found)[0]).toBe(sentence)
    expect(found.isRisky).toBe(true)
  })

  it('lets an unread program write the user’s account, although another account pays the fee', async () => {
    const found = await readBytes(toBytes([call([writable(me, true)])], other))
    expect(found.isRisky).toBe(true)
    expect(found.facts).toContainEqual({
      name: 'review.solana.payer',
      value: { kind: 'address', address: otherAddress },
    })
  })

  it('needs no signature of the user’s account', async () => {
    const payment = SystemProgram.transfer({ fromPubkey: other, toPubkey: target, lamports: 1 })
    const found = await readBytes(toBytes([payment], other))
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toBe('! This isn’t a transaction of the connected account')
  })

  it('is one of several', async () => {
    const found = await readBytes(
      toBytes([transfer()]),
      toBytes([createBurnInstruction(account, mint, me, 1n)]),
    )
    expect(found).toMatchObject({ isRisky: true, heading: 'review.heading.transactions' })
    expect(toSentences(found)).toEqual([
      'Sign a transaction',
      `  Send 5 native to ${otherAddress}`,
      'Sign a transaction',
      `  ! Destroy 1 of ${of}`,
      `    Token ${of}`,
    ])
  })
})

describe('the fee of a transaction', () => {
  const feeOf = ({ facts }: ReadRequest) => facts?.find(({ name }) => name === 'review.fee')?.value

  it.each<[string, TransactionInstruction[], bigint]>([
    ['of a signature', [transfer()], 5_000n],
    [
      'with a price and the default limit',
      [ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }), transfer()],
      7_000n,
    ],
    [
      'with a price and a limit, rounded up',
      [
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }),
        ComputeBudgetProgram.setComputeUnitLimit({ units: 300_000 }),
        transfer(),
      ],
      5_001n,
    ],
  ])('%s', async (_, instructions, amount) => {
    const found = await read(...instructions)
    expect(feeOf(found)).toEqual({ kind: 'amount', amount, unit: 'native' })
    expect(found.isRisky).toBe(false)
    expect(found.statements).toHaveLength(1)
  })

  it('includes the signatures that a program verifies', async () => {
    const verify = Ed25519Program.createInstructionWithPublicKey({
      publicKey: me.toBytes(),
      message: new Uint8Array(3),
      signature: new Uint8Array(64),
    })
    expect((await read(verify, transfer())).facts).toMatchObject([{ value: { amount: 10_000n } }])
  })

  it('makes the transaction risky above 0.05 SOL', async () => {
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2n ** 40n })
    const found = await read(price, transfer())
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toBe('! The fee is unusually high')
  })

  it('makes the transaction risky if it cannot be read', async () => {
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 })
    const found = await read(withData(price, [3, 1]), transfer())
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toBe('! The fee can’t be read here')
  })
})

describe('an account behind a lookup table', () => {
  const table = new AddressLookupTableAccount({
    key: fixed(8),
    state: {
      deactivationSlot: 2n ** 64n - 1n,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      authority: undefined as unknown as PublicKey,
      addresses: [fixed(7), other, target],
    },
  })
  const through = (...instructions: TransactionInstruction[]) =>
    readBytes(
      new VersionedTransaction(
        new TransactionMessage({
          payerKey: me,
          recentBlockhash,
          instructions,
        }).compileToV0Message([table]),
      ).serialize(),
    )

  it('is named by table and index, is counted, and makes a payment to it risky', async () => {
    const found = await through(transfer())
    expect(found.doubts).toEqual([])
    expect(toSentences(found)).toEqual([`! Send 5 native to ${fixed(8)}#1`])
    expect(found.isRisky).toBe(true)
    expect(found.facts).toContainEqual({
      name: 'review.solana.lookups',
      value: { kind: 'number', value: 1n },
    })
  })
})

describe('a transaction of version 1', () => {
  const newer = (instructions: TransactionInstruction[], config?: object) =>
    toVersion1({ payer: me, blockhash: recentBlockhash, instructions, ...(config && { config }) })

  it('reads as the same transaction of version 0', async () => {
    const instructions = [transfer(), createThawAccountInstruction(account, mint, me)]
    const found = await readBytes(newer(instructions))
    expect(toSentences(found)).toEqual(toSentences(await read(...instructions)))
    expect([found.isRisky, found.facts]).toEqual([false, (await read(...instructions)).facts])
  })

  it('is read beyond 1,232 bytes', async () => {
    const bytes = newer(Array(60).fill(transfer(7)))
    expect(bytes.length).toBeGreaterThan(1_232)
    const found = await readBytes(bytes)
    expect(toSentences(found)).toEqual(Array(60).fill(`Send 7 native to ${otherAddress}`))
  })

  it.each<[string, object, bigint]>([
    ['of its configuration', { computeUnitLimit: 300_000, priorityFeeLamports: 1_234n }, 6_234n],
    ['of none', { computeUnitLimit: 300_000, heapSize: 65_536 }, 5_000n],
  ])(
    'has the priority fee %s, and none of instructions, which the runtime ignores',
    async (_, config, fee) => {
      const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 9_000_000 })
      const odd = withData(price, [77])
      const found = await readBytes(newer([price, odd, transfer()], config))
      expect(found.facts?.[0]?.value).toEqual({ kind: 'amount', amount: fee, unit: 'native' })
      expect(found.isRisky).toBe(false)
    },
  )

  it.each([
    ['above 0.05 SOL', 50_000_000n, '! The fee is unusually high'],
    ['that no JavaScript number holds', 2n ** 60n + 1n, '! We can’t read this request'],
  ])('is risky with a priority fee %s', async (_, priorityFeeLamports, sentence) => {
    const config = { computeUnitLimit: 300_000, priorityFeeLamports }
    const found = await readBytes(newer([transfer()], config))
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toBe(sentence)
  })

  const whole = newer([transfer()])
  it.each<[string, Uint8Array]>([
    ['with a byte missing', whole.slice(0, -1)],
    ['with a byte at the end', Uint8Array.of(...whole, 0)],
    [
      'with an unknown field of its configuration',
      Uint8Array.from(whole, (byte, at) => (at === 4 ? byte | 32 : byte)),
    ],
    ['with more than 4,096 bytes', newer([withData(call(), new Uint8Array(5_000))])],
    ['of a later version', Uint8Array.from(whole, (byte, at) => (at === 0 ? 0x82 : byte))],
  ])('%s cannot be read, and is risky', async (_, bytes) => {
    const found = await readBytes(bytes)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toMatch(/^! .*can’t/)
  })

  it('with one byte changed has the amounts that web3.js decodes, and the reader does not throw', async () => {
    const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }))
    await fc.assert(
      fc.asyncProperty(change, async ([at, flipped]) => {
        const bytes = Uint8Array.from(whole, (byte, index) =>
          index === at ? byte ^ flipped : byte,
        )
        const found = await readBytes(bytes)
        const [sentence = ''] = toSentences({ ...found, warnings: [] })
        const paid = /^Send (\d+) native to (.*)$/.exec(sentence)
        if (!paid) return
        const { message } = VersionedTransaction.deserialize(bytes)
        const [one] = message.compiledInstructions
        const amount = new DataView(Uint8Array.from(one?.data ?? []).buffer).getBigUint64(4, true)
        const receiver = message.staticAccountKeys[one?.accountKeyIndexes[1] ?? -1]
        expect([paid[1], paid[2]]).toEqual([String(amount), receiver?.toBase58()])
      }),
      { numRuns: 500 },
    )
  })

  it('is named as such when a page has its message signed', async () => {
    const message = whole.slice(0, -64)
    for (const bytes of [message, whole]) {
      const found = await sign(bytes)
      expect(found.isRisky).toBe(true)
      expect(found.statements).toMatchObject([{ text: 'review.solana.message' }])
      expect(toSentences(found).join()).toContain(`Send 5 native to ${otherAddress}`)
    }
  })
})

describe('a message', () => {
  it('is quoted as text and not risky', async () => {
    const found = await sign('Hello\nworld')
    expect(found).toMatchObject({ isRisky: false, quote: 'Hello\nworld' })
  })

  it.each([
    ['a hash', new Uint8Array(32).fill(200), '! Sign a hash'],
    ['32 bytes that happen to be text', new Uint8Array(32).fill(97), '! Sign a hash'],
    ['bytes', new Uint8Array(60).fill(200), '! Sign data that is no text'],
    ['a text with a control character', new Uint8Array([97, 7]), '! Sign data that is no text'],
    ['a transaction', toBytes([transfer()]), '! Sign a transaction that is passed as a message'],
    [
      'the message of a transaction',
      VersionedTransaction.deserialize(toBytes([transfer()])).message.serialize(),
      '! Sign a transaction that is passed as a message',
    ],
  ])('is risky if it is %s', async (_, bytes, sentence) => {
    const found = await sign(bytes)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toContain(sentence)
  })

  it('that is a transaction is read as such', async () => {
    const found = await sign(toBytes([transfer()]))
    expect(toSentences(found)[1]).toBe(`  Send 5 native to ${otherAddress}`)
  })

  const signIn = (domain: string, chain: string) =>
    `${domain} wants you to sign in with your Solana account:\n${address}\n\nURI: https://${domain}\nVersion: 1\nChain ID: ${chain}`

  it.each(['mainnet', 'solana:mainnet', mainnet, mainnet.split(':')[1] ?? ''])(
    'that signs in to the page on %s is not risky',
    async (chain) => {
      const found = await sign(signIn('app.example', chain))
      expect(found).toMatchObject({ isRisky: false, warnings: [] })
    },
  )

  it.each([
    ['another site', signIn('bank.example', 'mainnet')],
    ['another network', signIn('app.example', 'devnet')],
  ])('that signs in to %s is risky', async (_, text) => {
    const found = await sign(text)
    expect(found.isRisky).toBe(true)
    expect(found.warnings).not.toEqual([])
  })
})

describe('a hostile request', () => {
  const valid = toBytes([transfer()])
  it.each<[string, Uint8Array]>([
    ['without bytes', new Uint8Array()],
    ['cut off', valid.slice(0, -4)],
    ['with bytes at the end', Uint8Array.from([...valid, 0])],
    ['of 1 MB', new Uint8Array(1_000_000).fill(1)],
    [
      'with bytes at the end of an instruction',
      toBytes([withData(transfer(), [...transfer().data, 0])]),
    ],
    [
      'with an amount that no library reads exactly',
      toBytes([
        withData(
          StakeProgram.split(
            { stakePubkey: account, authorizedPubkey: me, splitStakePubkey: target, lamports: 1 },
            1,
          ).instructions[1] ?? transfer(),
          [3, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255],
        ),
      ]),
    ],
    [
      'with an unknown instruction of a known program',
      toBytes([withData(transfer(), [99, 0, 0, 0])]),
    ],
    [
      'with an extension of Token-2022 that is not read',
      toBytes([
        new TransactionInstruction({
          programId: TOKEN_2022_PROGRAM_ID,
          keys: [writable(account), writable(me, true)],
          data: Buffer.from([34, 0]),
        }),
      ]),
    ],
    [
      'with a memo that is no text',
      toBytes([
        new TransactionInstruction({
          programId: new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'),
          keys: [],
          data: Buffer.from([255]),
        }),
      ]),
    ],
  ])('%s is risky', async (_, bytes) => {
    const found = await readBytes(bytes)
    expect(found.isRisky).toBe(true)
    expect(toSentences(found)[0]).toMatch(/^! .*can’t/)
  })

  it('of random bytes is risky, and the reader does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const found = await readBytes(bytes)
        expect(found.isRisky).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('with one byte changed has the amounts that web3.js decodes, and the reader does not throw', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(valid.length - 1),
        fc.integer({ min: 1, max: 255 }),
        async (at, change) => {
          const bytes = Uint8Array.from(valid)
          bytes[at] = (bytes[at] ?? 0) ^ change
          const found = await readBytes(bytes)
          const [sentence = ''] = toSentences({ ...found, warnings: [] })
          const paid = /^Send (\d+) native to (.*)$/.exec(sentence)
          if (!paid) return
          const { message } = VersionedTransaction.deserialize(bytes)
          const [one] = TransactionMessage.decompile(message).instructions
          if (!one) throw new Error('no instruction')
          const { lamports, toPubkey } = SystemInstruction.decodeTransfer(one)
          expect([paid[1], paid[2]]).toEqual([String(lamports), toPubkey.toBase58()])
        },
      ),
      { numRuns: 500 },
    )
  })
})

it('a payment of any amount to any account reads as it was built', async () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => new PublicKey(bytes))
  await fc.assert(
    fc.asyncProperty(key, fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), async (receiver, amount) => {
      const system = SystemProgram.transfer({
        fromPubkey: me,
        toPubkey: receiver,
        lamports: amount,
      })
      const token = createTransferCheckedInstruction(account, mint, receiver, me, amount, 6)
      expect(toSentences(await read(system, token))).toEqual([
        `Send ${amount} native to ${receiver}`,
        `Send ${amount} of ${of} to the token account ${receiver}`,
        ofMint,
      ])
    }),
    { numRuns: 100 },
  )
})
