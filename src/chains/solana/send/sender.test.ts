import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createInitializeNonTransferableMintInstruction,
  createInitializeTransferFeeConfigInstruction,
  createMintToInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { Chain } from '../../../../demo/services/solana/Chain.ts'
import { runMethod } from '../../../../demo/services/solana/methods.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { buildTransfer } from './buildTransfer.ts'
import { buildReviewed, maxPriorityLamports } from './priorityFee.ts'
import { solanaSender } from './sender.ts'
import { maxMintLength, tokenAccountSize } from './tokenAccountSize.ts'

const sol = 1_000_000_000n

let chain: Chain
let owner: Keypair
let receiver: string
const rpc: RpcRequest = async (method, params) =>
  runMethod(chain, method, (params ?? []) as unknown[])
const context = {
  rpc,
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  isSmartAccount: false,
} as const

beforeEach(() => {
  chain = new Chain()
  owner = Keypair.generate()
  receiver = Keypair.generate().publicKey.toBase58()
  chain.airdrop(owner.publicKey.toBase58(), sol)
})

function land(instructions: TransactionInstruction[], signers: Keypair[] = [owner]): string {
  const [payer] = signers
  const feePayer = payer?.publicKey ?? null
  const transaction = new Transaction({ feePayer, ...chain.latestBlockhash() })
  transaction.add(...instructions)
  transaction.sign(...signers)
  return chain.send(transaction.serialize())
}

/** A new token with extensions; the owner holds a hundred. */
function makeToken(
  program: typeof TOKEN_PROGRAM_ID,
  extensions: ExtensionType[] = [],
  initialize: (mint: Keypair) => TransactionInstruction[] = () => [],
): string {
  const mint = Keypair.generate()
  const space = getMintLen(extensions)
  const account = getAssociatedTokenAddressSync(mint.publicKey, owner.publicKey, false, program)
  const key = owner.publicKey
  const lamports = Number(chain.rentExemption(space))
  const created = { fromPubkey: key, newAccountPubkey: mint.publicKey, space, lamports }
  land(
    [
      SystemProgram.createAccount({ ...created, programId: program }),
      ...initialize(mint),
      createInitializeMint2Instruction(mint.publicKey, 6, key, null, program),
      createAssociatedTokenAccountIdempotentInstruction(key, account, key, mint.publicKey, program),
      createMintToInstruction(mint.publicKey, account, key, 100_000_000n, [], program),
    ],
    [owner, mint],
  )
  return mint.publicKey.toBase58()
}

const transferOf = (token: string | null, amountBaseUnits: bigint): Transfer => ({
  from: owner.publicKey.toBase58(),
  to: receiver,
  token,
  amountBaseUnits,
  decimals: token ? 6 : 9,
  symbol: token ? 'TKN' : 'SOL',
  nativeSymbol: 'SOL',
})

async function sendBy(key: Keypair, transfer: Transfer): Promise<void> {
  const transaction = Transaction.from((await buildTransfer(transfer, rpc)).bytes)
  transaction.sign(key)
  chain.send(transaction.serialize())
}

const withFee = () =>
  makeToken(TOKEN_2022_PROGRAM_ID, [ExtensionType.TransferFeeConfig], (mint) => [
    createInitializeTransferFeeConfigInstruction(
      mint.publicKey,
      owner.publicKey,
      owner.publicKey,
      100,
      1_000_000_000n,
      TOKEN_2022_PROGRAM_ID,
    ),
  ])

describe('the cost of a token account for the receiver', () => {
  it.each([
    ['SPL Token', () => makeToken(TOKEN_PROGRAM_ID), 2_039_280n],
    ['Token-2022', () => makeToken(TOKEN_2022_PROGRAM_ID), 2_074_080n],
    ['Token-2022 with a transfer fee', withFee, 2_157_600n],
  ])('is estimated exactly for %s', async (_name, make, expected) => {
    const transfer = transferOf(make(), 1_000_000n)
    const { accountBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(accountBaseUnits).toBe(expected)
    const before = chain.balance(transfer.from)
    await sendBy(owner, transfer)
    expect(before - chain.balance(transfer.from)).toBe(expected + 5_000n)
  })

  it('follows the mint’s extensions, some of which are optional per account', () => {
    const token = makeToken(TOKEN_2022_PROGRAM_ID, [ExtensionType.NonTransferable], (mint) => [
      createInitializeNonTransferableMintInstruction(mint.publicKey, TOKEN_2022_PROGRAM_ID),
    ])
    const { data } = chain.account(token) as { data: Uint8Array }
    expect(tokenAccountSize(TOKEN_2022_PROGRAM_ID, data)).toBe(174)
    const confidential = Uint8Array.from([...data.slice(0, 166), 4, 0, 0, 0])
    expect(tokenAccountSize(TOKEN_2022_PROGRAM_ID, confidential)).toBe(170)
    const cut = Uint8Array.from([...data.slice(0, 166), 1])
    expect(tokenAccountSize(TOKEN_2022_PROGRAM_ID, cut)).toBe(170)
    expect(maxMintLength).toBeGreaterThan(data.length)
  })
})

describe('a simulated token transfer', () => {
  it.each([
    ['all of it', () => makeToken(TOKEN_PROGRAM_ID), {}],
    ['all of it, for Token-2022 without a fee', () => makeToken(TOKEN_2022_PROGRAM_ID), {}],
    ['less, for a token that keeps a hundredth', withFee, { arrivesBaseUnits: 990_000n }],
  ])('reports that the receiver gets %s', async (_name, make, expected) => {
    const transfer = transferOf(make(), 1_000_000n)
    expect(await solanaSender.simulate(transfer, context)).toEqual(expected)
    await sendBy(owner, transfer)
    expect(await solanaSender.simulate(transfer, context)).toEqual(expected)
  })

  it('reports no amount if the node gives no accounts', async () => {
    const transfer = transferOf(withFee(), 1_000_000n)
    const silent: RpcRequest = async (method, params) =>
      method === 'simulateTransaction' ? { value: { err: null } } : rpc(method, params)
    const tried = await solanaSender.simulate(transfer, { ...context, rpc: silent })
    expect(tried).toEqual({ arrivesBaseUnits: null })
  })
})

describe('a native transfer that leaves too little in an account', () => {
  it('is refused with the sender’s account, not the receiver’s', async () => {
    const transfer = transferOf(null, sol - 5_000n - 100n)
    await expect(solanaSender.simulate(transfer, context)).rejects.toMatchObject({
      code: 'TRANSFER_LEAVES_TOO_LITTLE',
      params: { amount: '0.00089088 SOL' },
    })
  })

  it('is accepted if it empties the account or leaves the minimum', async () => {
    await solanaSender.simulate(transferOf(null, sol - 5_000n), context)
    await solanaSender.simulate(transferOf(null, sol - 5_000n - 890_880n), context)
  })

  it('is refused if the receiver’s account would get too little', async () => {
    await expect(solanaSender.simulate(transferOf(null, 1_000n), context)).rejects.toMatchObject({
      code: 'TRANSFER_TOO_SMALL',
    })
  })
})

describe('the priority fee', () => {
  /** A payment of another account at that price. */
  function payAt(microLamports: number) {
    const other = Keypair.generate()
    chain.airdrop(other.publicKey.toBase58(), sol)
    const toPubkey = Keypair.generate().publicKey
    const pay = { fromPubkey: other.publicKey, toPubkey, lamports: 1_000_000 }
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports })
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 500 })
    land([limit, price, SystemProgram.transfer(pay)], [other])
  }

  async function sendReviewed(transfer: Transfer, reviewedFee: bigint): Promise<bigint> {
    const before = chain.balance(transfer.from)
    const transaction = Transaction.from((await buildReviewed(transfer, rpc, reviewedFee)).bytes)
    transaction.sign(owner)
    chain.send(transaction.serialize())
    return before - chain.balance(transfer.from)
  }

  it('of a native transfer is paid exactly as estimated', async () => {
    payAt(3_000_001)
    const transfer = transferOf(null, 10_000_000n)
    const { feeBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(feeBaseUnits).toBe(5_000n + 1_501n)
    expect(await sendReviewed(transfer, feeBaseUnits)).toBe(10_000_000n + feeBaseUnits)
  })

  it('of a token transfer is paid exactly as estimated', async () => {
    const transfer = transferOf(makeToken(TOKEN_PROGRAM_ID), 1_000_000n)
    payAt(100_000)
    const { feeBaseUnits, accountBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(feeBaseUnits).toBeGreaterThan(5_000n)
    await solanaSender.simulate(transfer, { ...context, reviewedFee: feeBaseUnits })
    expect(await sendReviewed(transfer, feeBaseUnits)).toBe(feeBaseUnits + accountBaseUnits)
  })

  it('leaves nothing in an account that sends all, also after prices changed', async () => {
    payAt(3_000_000)
    const { feeBaseUnits } = await solanaSender.estimate(transferOf(null, 1n), context)
    const all = transferOf(null, sol - feeBaseUnits)
    payAt(9_000_000)
    const again = await solanaSender.estimate(all, { ...context, reviewedFee: feeBaseUnits })
    expect(again.feeBaseUnits).toBe(feeBaseUnits)
    await solanaSender.simulate(all, { ...context, reviewedFee: feeBaseUnits })
    expect(await sendReviewed(all, feeBaseUnits)).toBe(sol)
  })

  it('is capped', async () => {
    payAt(900_000_000)
    const { feeBaseUnits } = await solanaSender.estimate(transferOf(null, 1n), context)
    expect(feeBaseUnits).toBe(5_000n + maxPriorityLamports)
  })

  it('is left out for a node without the method', async () => {
    payAt(3_000_000)
    const older: RpcRequest = async (method, params) =>
      rpc(method === 'getRecentPrioritizationFees' ? 'getNothing' : method, params)
    const transfer = transferOf(null, 10_000_000n)
    const { feeBaseUnits } = await solanaSender.estimate(transfer, { ...context, rpc: older })
    expect(feeBaseUnits).toBe(5_000n)
    expect(
      Transaction.from((await buildReviewed(transfer, older, 5_000n)).bytes).instructions,
    ).toHaveLength(1)
  })
})

describe('an account’s earlier transfers', () => {
  const pay = ({ publicKey }: Keypair, to: string, lamports = 10_000_000) =>
    SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(to), lamports })

  it('are read from the node, with receivers and senders', async () => {
    const stranger = Keypair.generate()
    chain.airdrop(stranger.publicKey.toBase58(), sol)
    land([pay(owner, receiver)])
    land([pay(stranger, owner.publicKey.toBase58())], [stranger])
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read).toEqual({
      receivers: [receiver],
      senders: [stranger.publicKey.toBase58()],
      isWhole: true,
    })
  })

  it('contain the owner of the receiving token account', async () => {
    const token = makeToken(TOKEN_PROGRAM_ID)
    await sendBy(owner, transferOf(token, 1_000_000n))
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read?.receivers).toEqual([receiver])
  })

  it('are marked incomplete if there are more transactions than are read', async () => {
    for (let sent = 0; sent < 51; sent += 1) land([pay(owner, receiver, 1_000_000 + sent)])
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read?.isWhole).toBe(false)
    expect(read?.receivers).toHaveLength(50)
  })
})
