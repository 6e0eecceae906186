import {
  AccountState,
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createEnableRequiredMemoTransfersInstruction,
  createFreezeAccountInstruction,
  createInitializeAccount3Instruction,
  createInitializeDefaultAccountStateInstruction,
  createInitializeInterestBearingMintInstruction,
  createInitializeNonTransferableMintInstruction,
  createInitializePausableConfigInstruction,
  createInitializeScaledUiAmountConfigInstruction,
  createInitializeTransferHookInstruction,
  createMintToInstruction,
  createPauseInstruction,
  createReallocateInstruction,
  createSetAuthorityInstruction,
  createThawAccountInstruction,
  ExtensionType,
  ExtraAccountMetaAccountDataLayout,
  getAssociatedTokenAddressSync,
  getExtraAccountMetaAddress,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  StakeProgram,
  SystemProgram,
  Transaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer, TransferPart } from '../../../types/sender.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { buildReviewed } from './priorityFee.ts'
import { solanaSender } from './sender.ts'
import { toSolanaPayPart } from './solanaPayPart.ts'

const sol = 1_000_000_000n
const network = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let test: ReturnType<typeof startTestChain>
let owner: Keypair
let receiver: Keypair
const rpc: RpcRequest = (method, params) => test.rpc(method, params)
const context = { rpc, caipNetworkId: network, isSmartAccount: false } as const

beforeEach(() => {
  test = startTestChain()
  owner = test.owner
  receiver = Keypair.generate()
  test.chain.airdrop(receiver.publicKey.toBase58(), sol)
})

const transferOf = (token: string, part?: TransferPart): Transfer => ({
  from: owner.publicKey.toBase58(),
  to: receiver.publicKey.toBase58(),
  token,
  amountBaseUnits: 1_000_000n,
  decimals: 6,
  symbol: 'TKN',
  nativeSymbol: 'SOL',
  part,
})

const accountOf = (token: string, of: Keypair, program = TOKEN_2022_PROGRAM_ID) =>
  getAssociatedTokenAddressSync(new PublicKey(token), of.publicKey, false, program)

function openAccount(token: string, program = TOKEN_2022_PROGRAM_ID): PublicKey {
  const address = accountOf(token, receiver, program)
  const { publicKey } = receiver
  test.land(
    [
      createAssociatedTokenAccountIdempotentInstruction(
        owner.publicKey,
        address,
        publicKey,
        new PublicKey(token),
        program,
      ),
    ],
    [owner],
  )
  return address
}

function held(token: string, of: Keypair, program = TOKEN_2022_PROGRAM_ID): bigint {
  const account = test.chain.account(accountOf(token, of, program).toBase58())
  if (!account.exists) return 0n
  const data = Uint8Array.from(account.data)
  return new DataView(data.buffer).getBigUint64(64, true)
}

async function send(transfer: Transfer, from: RpcRequest = rpc): Promise<void> {
  const { bytes } = await buildReviewed(transfer, from, 5_000n)
  const transaction = Transaction.from(bytes)
  transaction.sign(owner)
  test.chain.send(transaction.serialize())
}

async function expectRefusal(token: string, code: string): Promise<void> {
  const transfer = transferOf(token)
  const refusal = { code, params: { symbol: 'TKN' } }
  await expect(solanaSender.simulate(transfer, context)).rejects.toMatchObject(refusal)
  await expect(send(transfer)).rejects.toMatchObject(refusal)
  await expect(solanaSender.estimate(transfer, context)).resolves.toMatchObject({
    feeBaseUnits: 5_000n,
  })
}

describe('a receiver’s token account with another owner', () => {
  const program = TOKEN_PROGRAM_ID

  /** The receiver signs a change of the account's owner, as phishing asks for. */
  function takeOver(token: string): void {
    const thief = Keypair.generate().publicKey
    const address = accountOf(token, receiver, program)
    const type = AuthorityType.AccountOwner
    const { publicKey } = receiver
    const instruction = createSetAuthorityInstruction(address, publicKey, type, thief, [], program)
    test.land([instruction], [receiver])
  }

  it('is refused', async () => {
    const token = test.makeToken(program)
    openAccount(token, program)
    takeOver(token)
    await expectRefusal(token, 'RECEIVER_ACCOUNT_TAKEN')
  })

  it('gets nothing on chain either, if a node still reports the former owner', async () => {
    const token = test.makeToken(program)
    const target = openAccount(token, program).toBase58()
    let former: unknown
    const stale: RpcRequest = async (method, params) => {
      const [address] = (params ?? []) as unknown[]
      if (method !== 'getAccountInfo' || address !== target) return rpc(method, params)
      former ??= await rpc(method, params)
      return former
    }
    await solanaSender.simulate(transferOf(token), { ...context, rpc: stale })
    takeOver(token)
    await expect(send(transferOf(token), stale)).rejects.toThrow(/simulation failed/i)
    expect(held(token, owner, program)).toBe(100_000_000n)
  })
})

it('an account whose address has lamports before it is opened gets the tokens', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  const toPubkey = accountOf(token, receiver, TOKEN_PROGRAM_ID)
  const paid = { fromPubkey: owner.publicKey, toPubkey, lamports: 1_000_000 }
  test.land([SystemProgram.transfer(paid)])
  await send(transferOf(token))
  expect(held(token, receiver, TOKEN_PROGRAM_ID)).toBe(1_000_000n)
})

it('a transfer to an existing account pays no rent, and still names its owner', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  openAccount(token, TOKEN_PROGRAM_ID)
  const transfer = transferOf(token)
  const before = test.chain.balance(transfer.from)
  expect(await solanaSender.estimate(transfer, context)).toEqual({
    feeBaseUnits: 5_000n,
    accountBaseUnits: 0n,
  })
  await send(transfer)
  expect(before - test.chain.balance(transfer.from)).toBe(5_000n)
  expect(held(token, receiver, TOKEN_PROGRAM_ID)).toBe(1_000_000n)
})

it('a node that lists another’s token account as the sender’s is not believed', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  const lying: RpcRequest = async (method, params) => {
    const response = await rpc(method, params)
    if (method !== 'getTokenAccountsByOwner') return response
    const text = JSON.stringify(response).replaceAll(
      `"owner":"${owner.publicKey.toBase58()}"`,
      `"owner":"${receiver.publicKey.toBase58()}"`,
    )
    return JSON.parse(text)
  }
  await expect(send(transferOf(token), lying)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})

it('an account with a key that was assigned to a program is reported as a contract', async () => {
  const { publicKey } = receiver
  expect(await solanaSender.inspect(publicKey.toBase58(), rpc)).toBe('account')
  const { programId } = StakeProgram
  test.land([SystemProgram.assign({ accountPubkey: publicKey, programId })], [owner, receiver])
  expect(await solanaSender.inspect(publicKey.toBase58(), rpc)).toBe('contract')
})

describe('a frozen token account', () => {
  const freeze = (token: string, account: PublicKey, program: PublicKey) =>
    test.land([
      createFreezeAccountInstruction(account, new PublicKey(token), owner.publicKey, [], program),
    ])

  it.each([
    ['SPL Token', TOKEN_PROGRAM_ID],
    ['Token-2022', TOKEN_2022_PROGRAM_ID],
  ])('of the receiver is refused for %s', async (_name, program) => {
    const token = test.makeToken(program, [], undefined, { freezable: true })
    freeze(token, openAccount(token, program), program)
    await expectRefusal(token, 'RECEIVER_FROZEN')
  })

  it('of the sender is refused', async () => {
    const token = test.makeToken(TOKEN_PROGRAM_ID, [], undefined, { freezable: true })
    freeze(token, accountOf(token, owner, TOKEN_PROGRAM_ID), TOKEN_PROGRAM_ID)
    await expectRefusal(token, 'SENDER_FROZEN')
  })

  it('is what a receiver without an account would have, if the mint opens accounts frozen', async () => {
    const mint = Keypair.generate()
    const key = owner.publicKey
    const program = TOKEN_2022_PROGRAM_ID
    test.make(mint, program, {
      extensions: [ExtensionType.DefaultAccountState],
      initialize: ({ publicKey }) => [
        createInitializeDefaultAccountStateInstruction(publicKey, AccountState.Frozen),
      ],
      freezable: true,
      supply: 0n,
    })
    const token = mint.publicKey.toBase58()
    const own = accountOf(token, owner)
    test.land([
      createThawAccountInstruction(own, mint.publicKey, key, [], program),
      createMintToInstruction(mint.publicKey, own, key, 100_000_000n, [], program),
    ])
    await expectRefusal(token, 'RECEIVER_FROZEN')
  })
})

describe('a token of Token-2022', () => {
  it('that is paused is refused', async () => {
    const token = test.makeToken(
      TOKEN_2022_PROGRAM_ID,
      [ExtensionType.PausableConfig],
      ({ publicKey }) => [
        createInitializePausableConfigInstruction(
          publicKey,
          owner.publicKey,
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
    )
    await solanaSender.simulate(transferOf(token), context)
    test.land([createPauseInstruction(new PublicKey(token), owner.publicKey)])
    await expectRefusal(token, 'TOKEN_PAUSED')
  })

  it('that cannot be transferred is refused', async () => {
    const mint = Keypair.generate()
    test.make(mint, TOKEN_2022_PROGRAM_ID, {
      extensions: [ExtensionType.NonTransferable],
      initialize: ({ publicKey }) => [
        createInitializeNonTransferableMintInstruction(publicKey, TOKEN_2022_PROGRAM_ID),
      ],
    })
    await expectRefusal(mint.publicKey.toBase58(), 'TOKEN_NOT_TRANSFERABLE')
  })

  it.each([
    [
      'a multiplier',
      ExtensionType.ScaledUiAmountConfig,
      (mint: PublicKey, key: PublicKey) =>
        createInitializeScaledUiAmountConfigInstruction(mint, key, 5, TOKEN_2022_PROGRAM_ID),
    ],
    [
      'interest',
      ExtensionType.InterestBearingConfig,
      (mint: PublicKey, key: PublicKey) =>
        createInitializeInterestBearingMintInstruction(mint, key, 500, TOKEN_2022_PROGRAM_ID),
    ],
  ])('with %s, whose amounts wallets show scaled, is refused', async (_name, type, initialize) => {
    const token = test.makeToken(TOKEN_2022_PROGRAM_ID, [type], ({ publicKey }) => [
      initialize(publicKey, owner.publicKey),
    ])
    await expect(solanaSender.readUnit?.(token, rpc)).rejects.toMatchObject({
      code: 'TOKEN_SCALED',
    })
    await expectRefusal(token, 'TOKEN_SCALED')
  })

  it('has the unit that its mint says', async () => {
    const token = test.makeToken(TOKEN_2022_PROGRAM_ID)
    expect(await solanaSender.readUnit?.(token, rpc)).toEqual({ decimals: 6, symbol: null })
  })
})

describe('a receiver that requires memos', () => {
  const part = toSolanaPayPart({ references: [], memo: 'Order 7' })

  function requireMemos(token: string): void {
    const address = openAccount(token)
    const { publicKey } = receiver
    const types = [ExtensionType.MemoTransfer]
    test.land(
      [
        createReallocateInstruction(address, publicKey, types, publicKey),
        createEnableRequiredMemoTransfersInstruction(address, publicKey),
      ],
      [receiver],
    )
  }

  it('is refused without a memo, and paid with one', async () => {
    const token = test.makeToken(TOKEN_2022_PROGRAM_ID)
    requireMemos(token)
    await expectRefusal(token, 'MEMO_REQUIRED')
    await send(transferOf(token, part))
    expect(held(token, receiver)).toBe(1_000_000n)
  })

  it('is paid from two accounts with a memo before each transfer', async () => {
    const token = test.makeToken(TOKEN_2022_PROGRAM_ID)
    const mint = new PublicKey(token)
    requireMemos(token)
    const second = Keypair.generate()
    const created = { fromPubkey: owner.publicKey, newAccountPubkey: second.publicKey }
    const lamports = Number(test.chain.rentExemption(165))
    const programId = TOKEN_2022_PROGRAM_ID
    test.land(
      [
        SystemProgram.createAccount({ ...created, space: 165, lamports, programId }),
        createInitializeAccount3Instruction(second.publicKey, mint, owner.publicKey, programId),
        createMintToInstruction(mint, second.publicKey, owner.publicKey, 50n, [], programId),
      ],
      [owner, second],
    )
    await send({ ...transferOf(token, part), amountBaseUnits: 100_000_050n })
    expect(held(token, receiver)).toBe(100_000_050n)
  })
})

describe('a token with a transfer hook', () => {
  /** This program accepts any instruction data, so it stands in for a hook. */
  const hook = ComputeBudgetProgram.programId

  function makeHooked(metas: { address: PublicKey; isSigner: boolean }[]): string {
    const token = test.makeToken(
      TOKEN_2022_PROGRAM_ID,
      [ExtensionType.TransferHook],
      ({ publicKey }) => [
        createInitializeTransferHookInstruction(
          publicKey,
          owner.publicKey,
          hook,
          TOKEN_2022_PROGRAM_ID,
        ),
      ],
    )
    const extraAccounts = metas.map(({ address, isSigner }) => ({
      discriminator: 0,
      addressConfig: address.toBytes(),
      isSigner,
      isWritable: false,
    }))
    const data = Buffer.alloc(16 + 35 * metas.length)
    ExtraAccountMetaAccountDataLayout.encode(
      {
        instructionDiscriminator: Buffer.from([
          105, 37, 101, 197, 75, 251, 102, 26,
        ]).readBigUInt64LE(),
        length: 4 + 35 * metas.length,
        extraAccountsList: { count: metas.length, extraAccounts },
      },
      data,
    )
    const list = getExtraAccountMetaAddress(new PublicKey(token), hook)
    test.chain.setAccount(list.toBase58(), hook.toBase58(), data)
    return token
  }
  const others = (count: number) =>
    Array.from({ length: count }, () => ({
      address: Keypair.generate().publicKey,
      isSigner: false,
    }))

  it('is sent with the accounts that its hook needs', async () => {
    const extra = others(3)
    const transfer = transferOf(makeHooked(extra))
    expect(await solanaSender.simulate(transfer, context)).toEqual({})
    const { accountBaseUnits } = await solanaSender.estimate(transfer, context)
    const before = test.chain.balance(transfer.from)
    await send(transfer)
    expect(held(String(transfer.token), receiver)).toBe(1_000_000n)
    expect(before - test.chain.balance(transfer.from)).toBe(accountBaseUnits + 5_000n)
    const { transaction } = test.chain.history().at(-1) ?? {}
    const keys = transaction?.message.staticAccountKeys.map(String) ?? []
    expect(keys).toEqual(
      expect.arrayContaining([...extra.map(({ address }) => address.toBase58()), hook.toBase58()]),
    )
  })

  it('is refused if its hook requires another’s signature', async () => {
    const [other] = others(1)
    const token = makeHooked(other ? [{ ...other, isSigner: true }] : [])
    await expectRefusal(token, 'TRANSFER_REFUSED')
  })

  it('is refused if its hook needs more accounts than a transaction has room for', async () => {
    await expectRefusal(makeHooked(others(40)), 'TRANSFER_REFUSED')
  })
})
