import { base64 } from '@scure/base'
import {
  AuthorityType,
  createApproveCheckedInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createInitializeTransferFeeConfigInstruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  createSyncNativeInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  ExtensionType,
  getAccount,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  AddressLookupTableProgram,
  ComputeBudgetProgram,
  type Connection,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Changes, ReadRequest } from '../../../types/review.ts'
import { runsOf } from '../../testing/runs.ts'
import { toSentences } from '../../testing/toSentences.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toVersion1 } from '../testing/version1.ts'
import { solanaRequests } from './requestReader.ts'

const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let test: ReturnType<typeof startTestChain>
let me: PublicKey
const other = Keypair.fromSeed(new Uint8Array(32).fill(3))
let them: PublicKey

beforeEach(() => {
  test = startTestChain()
  me = test.owner.publicKey
  them = other.publicKey
  test.chain.airdrop(them.toBase58(), 1_000_000_000n)
})

const accountOf = (mint: string, owner: PublicKey, program = TOKEN_PROGRAM_ID) =>
  getAssociatedTokenAddressSync(new PublicKey(mint), owner, false, program)

interface Built {
  payerKey?: PublicKey
  tables?: AddressLookupTableAccount[]
}

function build(
  instructions: TransactionInstruction[],
  { payerKey = me, tables = [] }: Built = {},
): VersionedTransaction {
  const { blockhash: recentBlockhash } = test.chain.latestBlockhash()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message(tables))
}

async function ask(
  transaction: VersionedTransaction | Uint8Array,
  rpc: RpcRequest = test.rpc,
): Promise<Changes | null> {
  const address = me.toBase58()
  const bytes = transaction instanceof Uint8Array ? transaction : transaction.serialize()
  const transactions = [bytes]
  const found = (await solanaRequests.read(
    { method: 'signTransaction', params: { address, transactions, caipNetworkId } },
    { caipNetworkId, addresses: [address], origin: 'https://app.example', provider: null },
  )) as ReadRequest
  return (await found.simulate?.({ caipNetworkId, from: address }, rpc)) ?? null
}

const inWords = (statements: ReadRequest['statements'] = []) =>
  toSentences({ statements } as unknown as ReadRequest)

async function changes(...given: Parameters<typeof ask>) {
  const found = await ask(...given)
  return (
    found && {
      fails: found.fails,
      gives: inWords(found.gives),
      gets: inWords(found.gets),
      leaves: inWords(found.leaves),
    }
  )
}
const none = { fails: false, gives: [], gets: [], leaves: [] }
const of = (instructions: TransactionInstruction[], built: Built = {}) =>
  changes(build(instructions, built))

const pay = (lamports: number, toPubkey = them) =>
  SystemProgram.transfer({ fromPubkey: me, toPubkey, lamports })

/** Sends tokens of 6 decimals, and opens the receiver's account. */
const send = (mint: string, amount: bigint, to = them) => [
  createAssociatedTokenAccountIdempotentInstruction(
    me,
    accountOf(mint, to),
    to,
    new PublicKey(mint),
  ),
  createTransferCheckedInstruction(
    accountOf(mint, me),
    new PublicKey(mint),
    accountOf(mint, to),
    me,
    amount,
    6,
  ),
]

describe('amounts', () => {
  it('of SOL leave out the fee as the node names it', async () => {
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 10_000 })
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 })
    const naming =
      (value: number | null): RpcRequest =>
      async (method, params) =>
        method === 'getFeeForMessage' ? { value } : test.rpc(method, params)
    const paying = build([limit, price, pay(12_345)])
    expect(await changes(paying, naming(5_500))).toEqual({ ...none, gives: ['12345 native'] })
    expect(await changes(paying, naming(null))).toEqual({ ...none, gives: ['17845 native'] })
    const idle = build([limit, price, pay(5, me)])
    expect(await changes(idle, naming(null))).toEqual(none)
  })

  it('of a transaction of version 1 leave out the fee as the node names it for its message', async () => {
    const { blockhash } = test.chain.latestBlockhash()
    const config = { computeUnitLimit: 10_000, loadedAccountsDataSizeLimit: 100_000 }
    const priorityFeeLamports = 500n
    const bytes = toVersion1({
      payer: me,
      blockhash,
      instructions: [pay(12_345)],
      config: { ...config, priorityFeeLamports },
    })
    const asked: unknown[] = []
    const naming: RpcRequest = async (method, params) => {
      if (method !== 'getFeeForMessage') return test.rpc(method, params)
      asked.push((params as unknown[])[0])
      return { value: 5_500 }
    }
    expect(await changes(bytes, naming)).toEqual({ ...none, gives: ['12345 native'] })
    expect(asked).toEqual([base64.encode(bytes.slice(0, -64))])
  })

  it('are those that the account gets from another signer', async () => {
    const gift = SystemProgram.transfer({ fromPubkey: them, toPubkey: me, lamports: 7 })
    expect(await of([gift], { payerKey: them })).toEqual({ ...none, gets: ['7 native'] })
  })

  it('of a token include the rent of the receiver’s account', async () => {
    const mint = test.makeToken(TOKEN_PROGRAM_ID)
    expect(await of(send(mint, 250n))).toEqual({
      ...none,
      gives: ['2039280 native', `250 of ${mint}`, `  Token ${mint}`],
    })
  })

  it('of a token with a transfer fee are those that arrive', async () => {
    const program = TOKEN_2022_PROGRAM_ID
    const mint = test.makeToken(program, [ExtensionType.TransferFeeConfig], ({ publicKey }) => [
      createInitializeTransferFeeConfigInstruction(publicKey, me, me, 100, 1_000_000n, program),
    ])
    const key = new PublicKey(mint)
    const [mine, theirs] = [accountOf(mint, me, program), accountOf(mint, them, program)]
    const open = (owner: PublicKey, account: PublicKey) =>
      createAssociatedTokenAccountIdempotentInstruction(me, account, owner, key, program)
    const move = (amount: bigint, from: PublicKey, to: PublicKey, owner: PublicKey) =>
      createTransferCheckedInstruction(from, key, to, owner, amount, 6, [], program)
    test.land([open(them, theirs), move(20_000n, mine, theirs, me)])
    const back = move(10_000n, theirs, mine, them)
    expect(await of([back], { payerKey: them })).toMatchObject({
      gets: [`9900 of ${mint}`, `  Token ${mint}`],
    })
    const exact = createTransferCheckedWithFeeInstruction(
      mine,
      key,
      theirs,
      me,
      10_000n,
      6,
      100n,
      [],
      program,
    )
    expect(await of([exact])).toMatchObject({ gives: [`10000 of ${mint}`, `  Token ${mint}`] })
  })

  it('of wrapped SOL are those of a token', async () => {
    // The runtime has no mint of wrapped SOL: 9 decimals, and a flag that it is set up.
    const mint = Buffer.alloc(MINT_SIZE)
    mint.set([9, 1], 44)
    test.chain.setAccount(NATIVE_MINT.toBase58(), TOKEN_PROGRAM_ID.toBase58(), mint)
    const account = getAssociatedTokenAddressSync(NATIVE_MINT, me)
    const open = createAssociatedTokenAccountIdempotentInstruction(me, account, me, NATIVE_MINT)
    const wrap = [open, pay(500, account), createSyncNativeInstruction(account)]
    expect(await of(wrap)).toEqual({
      ...none,
      gives: ['2039780 native'],
      gets: [`500 of ${NATIVE_MINT}`, `  Token ${NATIVE_MINT}`],
    })
    test.land(wrap)
    expect(await of([createCloseAccountInstruction(account, me, me)])).toEqual({
      ...none,
      gives: [`500 of ${NATIVE_MINT}`, `  Token ${NATIVE_MINT}`],
      gets: ['2039780 native'],
    })
  })

  it('of accounts behind a lookup table are read by the table', async () => {
    const mint = test.makeToken(TOKEN_PROGRAM_ID)
    test.land(send(mint, 1n))
    const key = Keypair.generate().publicKey
    const table = Buffer.alloc(56)
    // A table that is neither deactivated nor has an authority.
    table.writeUInt32LE(1)
    table.writeBigUInt64LE(2n ** 64n - 1n, 4)
    const data = Buffer.concat([table, ...[them, me].map((one) => accountOf(mint, one).toBuffer())])
    test.chain.setAccount(key.toBase58(), AddressLookupTableProgram.programId.toBase58(), data)
    const state = AddressLookupTableAccount.deserialize(data)
    const tables = [new AddressLookupTableAccount({ key, state })]
    const [, move] = send(mint, 40n)
    expect(await of(move ? [move] : [], { tables })).toEqual({
      ...none,
      gives: [`40 of ${mint}`, `  Token ${mint}`],
    })
  })

  it('of the only unit of an indivisible token are an NFT', async () => {
    const mint = Keypair.generate()
    const account = accountOf(mint.publicKey.toBase58(), me)
    test.makeItem(mint)
    const theirs = accountOf(mint.publicKey.toBase58(), them)
    const open = createAssociatedTokenAccountIdempotentInstruction(me, theirs, them, mint.publicKey)
    test.land([open])
    const move = createTransferCheckedInstruction(account, mint.publicKey, theirs, me, 1n, 0)
    expect(await of([move])).toEqual({ ...none, gives: [`The NFT ${mint.publicKey}`] })
  })
})

describe('what others may do afterwards', () => {
  let mint: string
  let account: PublicKey
  beforeEach(() => {
    mint = test.makeToken(TOKEN_PROGRAM_ID)
    account = accountOf(mint, me)
  })

  it('is what a delegate may spend, until it is as before', async () => {
    const key = new PublicKey(mint)
    const approve = createApproveCheckedInstruction(account, key, them, me, 9n, 6)
    expect(await of([approve])).toEqual({
      ...none,
      leaves: [
        `! Let ${them} spend up to 9 of ${mint} of yours`,
        `  From the token account ${account}.`,
        `  Token ${mint}`,
      ],
    })
    test.land([approve])
    expect(await of([approve])).toEqual(none)
  })

  it('is all that a token account holds, if it is given away', async () => {
    const give = createSetAuthorityInstruction(account, me, AuthorityType.AccountOwner, them)
    expect(await of([give])).toEqual({
      ...none,
      gives: [`100000000 of ${mint}`, `  Token ${mint}`],
      leaves: [`! Give the token account ${account}, with all it holds, to ${them}`],
    })
  })

  it('is closing a token account', async () => {
    const close = createSetAuthorityInstruction(account, me, AuthorityType.CloseAccount, them)
    expect(await of([close])).toMatchObject({
      leaves: [`! Let ${them} close the token account ${account} and get its SOL`],
    })
  })

  it('is control of a mint, or none', async () => {
    const key = new PublicKey(mint)
    const give = createSetAuthorityInstruction(key, me, AuthorityType.MintTokens, them)
    const drop = createSetAuthorityInstruction(key, me, AuthorityType.MintTokens, null)
    expect(await of([give])).toMatchObject({ leaves: [`! Give control of ${mint} to ${them}`] })
    expect(await of([drop])).toMatchObject({ leaves: [`! Give up control of ${mint} for good`] })
  })

  it('is control of a nonce', async () => {
    const nonce = Keypair.generate()
    test.land(
      SystemProgram.createNonceAccount({
        fromPubkey: me,
        noncePubkey: nonce.publicKey,
        authorizedPubkey: me,
        lamports: Number(test.chain.rentExemption(NONCE_ACCOUNT_LENGTH)),
      }).instructions,
      [test.owner, nonce],
    )
    const give = SystemProgram.nonceAuthorize({
      noncePubkey: nonce.publicKey,
      authorizedPubkey: me,
      newAuthorizedPubkey: them,
    })
    expect(await of([give])).toMatchObject({
      leaves: [`! Give control of ${nonce.publicKey} to ${them}`],
    })
  })

  it('is using the account itself, if a program gets it', async () => {
    const assign = SystemProgram.assign({ accountPubkey: me, programId: TOKEN_PROGRAM_ID })
    expect(await of([assign], { payerKey: them })).toMatchObject({
      leaves: [
        `! Make the program ${TOKEN_PROGRAM_ID} the owner of your account ${me}. You can then no longer use it`,
      ],
    })
  })
})

it('accounts of programs that are not read are named as such', async () => {
  const data = Keypair.generate().publicKey
  test.chain.setAccount(data.toBase58(), Keypair.generate().publicKey.toBase58(), new Uint8Array(9))
  const payment = pay(3)
  payment.keys.push({ pubkey: data, isSigner: false, isWritable: true })
  expect(await of([payment])).toEqual({
    ...none,
    gives: ['3 native'],
    leaves: ['Programs that aren’t read here may change data of yours, too.'],
  })
})

it('a transaction that the node refuses fails', async () => {
  expect(await of([pay(2_000_000_000)])).toEqual({ ...none, fails: true })
})

it('several transactions are not simulated', async () => {
  const transactions = [build([pay(1)]).serialize(), build([pay(2)]).serialize()]
  const address = me.toBase58()
  const found = await solanaRequests.read(
    { method: 'signTransaction', params: { address, transactions, caipNetworkId } },
    { caipNetworkId, addresses: [address], origin: 'https://app.example', provider: null },
  )
  expect(found?.simulate).toBeUndefined()
})

describe('nothing is claimed', () => {
  it('if the account changes during both tries', async () => {
    let count = 0
    const rpc: RpcRequest = async (method, params) => {
      const response = await test.rpc(method, params)
      if (method === 'simulateTransaction') {
        count += 1
        test.chain.airdrop(me.toBase58(), 1_000n)
      }
      return response
    }
    expect(await changes(build([pay(1)]), rpc)).toBeNull()
    expect(count).toBe(2)
  })

  it.each([
    ['an error', () => Promise.reject(new Error('unknown method'))],
    ['null', async () => null],
    ['no accounts', async () => ({ context: { slot: 1 }, value: { err: null, accounts: [] } })],
  ])('if the node responds with %s', async (_, respond) => {
    const rpc: RpcRequest = (method, params) =>
      method === 'simulateTransaction' ? respond() : test.rpc(method, params)
    expect(await changes(build([pay(1)]), rpc)).toBeNull()
  })
})

it('the amounts of generated transactions equal the balances once they have landed', async () => {
  const mint = test.makeToken(TOKEN_PROGRAM_ID)
  const key = new PublicKey(mint)
  test.chain.airdrop(me.toBase58(), 100_000_000_000n)
  test.land(send(mint, 50_000_000n))
  const [mine, theirs] = [accountOf(mint, me), accountOf(mint, them)]
  const connection = {
    getAccountInfo: async (address: PublicKey) => {
      const found = test.chain.account(address.toBase58())
      if (!found.exists) return null
      return { ...found, data: Buffer.from(found.data), owner: new PublicKey(found.programAddress) }
    },
  } as unknown as Connection
  const balances = async () => ({
    native: test.chain.balance(me.toBase58()),
    token: (await getAccount(connection, mine)).amount,
  })
  const amount = fc.integer({ min: 1, max: 2_000_000 })
  const step = fc.oneof(
    amount.map((lamports) => pay(lamports)),
    amount.map((lamports) => SystemProgram.transfer({ fromPubkey: them, toPubkey: me, lamports })),
    amount.map((sum) => createTransferCheckedInstruction(mine, key, theirs, me, BigInt(sum), 6)),
    amount.map((sum) => createTransferCheckedInstruction(theirs, key, mine, them, BigInt(sum), 6)),
    amount.map((sum) => createMintToInstruction(key, mine, me, BigInt(sum))),
  )
  const total = (all: ReadRequest['statements'], unit: string) =>
    all.reduce((sum, { values }) => {
      const value = values?.amount
      if (value?.kind !== 'amount') return sum
      const name = typeof value.unit === 'object' && 'token' in value.unit ? 'token' : value.unit
      return name === unit ? sum + value.amount : sum
    }, 0n)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const transaction = build([...steps, pay(1, them)])
      const signers = [test.owner, other].filter(({ publicKey }) =>
        transaction.message.staticAccountKeys
          .slice(0, transaction.message.header.numRequiredSignatures)
          .some((one) => one.equals(publicKey)),
      )
      const found = await ask(transaction)
      const before = await balances()
      transaction.sign(signers)
      let isRefused = false
      try {
        test.chain.send(transaction.serialize())
      } catch {
        isRefused = true
      }
      const after = await balances()
      expect(found?.fails).toBe(isRefused)
      if (!found || isRefused) return
      const fee = 5_000n * BigInt(signers.length)
      expect({
        native: total(found.gets, 'native') - total(found.gives, 'native') - fee,
        token: total(found.gets, 'token') - total(found.gives, 'token'),
      }).toEqual({ native: after.native - before.native, token: after.token - before.token })
    }),
    { numRuns: runsOf(150) },
  )
})
