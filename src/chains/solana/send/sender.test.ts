import { base58 } from '@scure/base'
import {
  createInitializeAccount3Instruction,
  createInitializeNonTransferableMintInstruction,
  createInitializeTransferFeeConfigInstruction,
  createMintToInstruction,
  ExtensionType,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { toRpcError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import type { SolanaProvider } from '../provider.ts'
import { createFakeSolanaWallet } from '../testing/fakeWallet.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toVersion1 } from '../testing/version1.ts'
import { buildTransfer } from './buildTransfer.ts'
import { buildReviewed, maxPriorityLamports } from './priorityFee.ts'
import { readTransaction, solanaTransactions } from './readTransaction.ts'
import { rentOf } from './rent.ts'
import { solanaSender } from './sender.ts'
import { toSolanaPayPart } from './solanaPayPart.ts'
import { maxMintLength, tokenAccountSize } from './tokenAccountSize.ts'

const sol = 1_000_000_000n

let test: ReturnType<typeof startTestChain>
let chain: typeof test.chain
let owner: Keypair
let receiver: string
const rpc: RpcRequest = (method, params) => test.rpc(method, params)
const context = {
  rpc,
  caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  isSmartAccount: false,
} as const

beforeEach(() => {
  test = startTestChain()
  chain = test.chain
  owner = test.owner
  receiver = Keypair.generate().publicKey.toBase58()
})

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
  test.makeToken(TOKEN_2022_PROGRAM_ID, [ExtensionType.TransferFeeConfig], (mint) => [
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
    ['SPL Token', () => test.makeToken(TOKEN_PROGRAM_ID), 2_039_280n],
    ['Token-2022', () => test.makeToken(TOKEN_2022_PROGRAM_ID), 2_074_080n],
    ['Token-2022 with a transfer fee', withFee, 2_157_600n],
  ])('is exact for %s', async (_name, make, expected) => {
    const transfer = transferOf(make(), 1_000_000n)
    const { accountBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(accountBaseUnits).toBe(expected)
    const before = chain.balance(transfer.from)
    await sendBy(owner, transfer)
    expect(before - chain.balance(transfer.from)).toBe(expected + 5_000n)
  })

  it('depends on the mint’s extensions, some of which enlarge each token account', () => {
    const token = test.makeToken(TOKEN_2022_PROGRAM_ID, [ExtensionType.NonTransferable], (mint) => [
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
    ['all of it', () => test.makeToken(TOKEN_PROGRAM_ID), {}],
    ['all of it, for Token-2022 without a fee', () => test.makeToken(TOKEN_2022_PROGRAM_ID), {}],
    ['less, for a token that keeps a hundredth', withFee, { arrivesBaseUnits: 990_000n }],
  ])('reports that the receiver gets %s', async (_name, make, expected) => {
    const transfer = transferOf(make(), 1_000_000n)
    expect(await solanaSender.simulate(transfer, context)).toEqual(expected)
    await sendBy(owner, transfer)
    expect(await solanaSender.simulate(transfer, context)).toEqual(expected)
  })

  it('reports no arriving amount if the node returns no accounts', async () => {
    const transfer = transferOf(withFee(), 1_000_000n)
    const silent: RpcRequest = async (method, params) =>
      method === 'simulateTransaction' ? { value: { err: null } } : rpc(method, params)
    const tried = await solanaSender.simulate(transfer, { ...context, rpc: silent })
    expect(tried).toEqual({ arrivesBaseUnits: null })
  })
})

describe('a transfer of SOL', () => {
  it('is refused if it leaves less than the rent-exempt minimum, and the error states the minimum', async () => {
    const transfer = transferOf(null, sol - 5_000n - 100n)
    await expect(solanaSender.simulate(transfer, context)).rejects.toMatchObject({
      code: 'TRANSFER_LEAVES_TOO_LITTLE',
      params: { amount: '0.00089088 SOL' },
    })
  })

  it('is accepted if it empties the account or leaves the rent-exempt minimum', async () => {
    await solanaSender.simulate(transferOf(null, sol - 5_000n), context)
    await solanaSender.simulate(transferOf(null, sol - 5_000n - 890_880n), context)
  })

  it('is refused if the receiver’s account would have less than the rent-exempt minimum', async () => {
    await expect(solanaSender.simulate(transferOf(null, 1_000n), context)).rejects.toMatchObject({
      code: 'TRANSFER_TOO_SMALL',
    })
  })
})

describe('the priority fee of a Solana transfer', () => {
  /** A payment of another account at that price. The payment also locks the owner’s account for writing. */
  function payAt(microLamports: number) {
    const other = Keypair.generate()
    chain.airdrop(other.publicKey.toBase58(), sol)
    const toPubkey = Keypair.generate().publicKey
    const pay = { fromPubkey: other.publicKey, toPubkey, lamports: 1_000_000 }
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports })
    const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 500 })
    const transfer = SystemProgram.transfer(pay)
    transfer.keys.push({ pubkey: owner.publicKey, isSigner: false, isWritable: true })
    test.land([limit, price, transfer], [other])
  }

  async function sendReviewed(transfer: Transfer, reviewedFee: bigint): Promise<bigint> {
    const before = chain.balance(transfer.from)
    const transaction = Transaction.from((await buildReviewed(transfer, rpc, reviewedFee)).bytes)
    transaction.sign(owner)
    chain.send(transaction.serialize())
    return before - chain.balance(transfer.from)
  }

  it('is paid exactly as estimated for a transfer of SOL', async () => {
    payAt(3_000_001)
    const transfer = transferOf(null, 10_000_000n)
    const { feeBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(feeBaseUnits).toBe(5_000n + 1_501n)
    expect(await sendReviewed(transfer, feeBaseUnits)).toBe(10_000_000n + feeBaseUnits)
  })

  it('is paid exactly as estimated for a transfer of a token', async () => {
    const transfer = transferOf(test.makeToken(TOKEN_PROGRAM_ID), 1_000_000n)
    payAt(100_000)
    const { feeBaseUnits, accountBaseUnits } = await solanaSender.estimate(transfer, context)
    expect(feeBaseUnits).toBeGreaterThan(5_000n)
    await solanaSender.simulate(transfer, { ...context, reviewedFee: feeBaseUnits })
    expect(await sendReviewed(transfer, feeBaseUnits)).toBe(feeBaseUnits + accountBaseUnits)
  })

  it('leaves no lamport if the whole balance is sent, even after prices rose', async () => {
    payAt(3_000_000)
    const { feeBaseUnits } = await solanaSender.estimate(transferOf(null, 1n), context)
    const all = transferOf(null, sol - feeBaseUnits)
    payAt(9_000_000)
    const again = await solanaSender.estimate(all, { ...context, reviewedFee: feeBaseUnits })
    expect(again.feeBaseUnits).toBe(feeBaseUnits)
    await solanaSender.simulate(all, { ...context, reviewedFee: feeBaseUnits })
    expect(await sendReviewed(all, feeBaseUnits)).toBe(sol)
  })

  it('is limited to a maximum', async () => {
    payAt(900_000_000)
    const { feeBaseUnits } = await solanaSender.estimate(transferOf(null, 1n), context)
    expect(feeBaseUnits).toBe(5_000n + maxPriorityLamports)
  })

  it('ignores the fees of transactions that write none of its accounts', async () => {
    const other = Keypair.generate()
    chain.airdrop(other.publicKey.toBase58(), sol)
    const pay = { fromPubkey: other.publicKey, toPubkey: other.publicKey, lamports: 1 }
    const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 3_000_000 })
    test.land([price, SystemProgram.transfer(pay)], [other])
    const { feeBaseUnits } = await solanaSender.estimate(transferOf(null, 1n), context)
    expect(feeBaseUnits).toBe(5_000n)
  })

  it('is left out if the node lacks the method', async () => {
    payAt(3_000_000)
    const older: RpcRequest = async (method, params) =>
      rpc(method === 'getRecentPrioritizationFees' ? 'getNothing' : method, params)
    const transfer = transferOf(null, 10_000_000n)
    const { feeBaseUnits } = await solanaSender.estimate(transfer, { ...context, rpc: older })
    expect(feeBaseUnits).toBe(5_000n)
    expect(await sendReviewed(transfer, 5_000n)).toBe(10_000_000n + 5_000n)
  })

  it('is set to zero where none was reviewed, so that no wallet adds its own', async () => {
    const { bytes } = await buildReviewed(transferOf(null, 10_000_000n), rpc, 5_000n)
    const [budget, ...rest] = Transaction.from(bytes).instructions
    expect(budget && ComputeBudgetInstruction.decodeSetComputeUnitPrice(budget)).toEqual({
      microLamports: 0n,
    })
    expect(rest).toHaveLength(1)
  })
})

describe('a node that reports costs', () => {
  const answering =
    (method: string, answer: unknown): RpcRequest =>
    async (requested, params) =>
      requested === method ? answer : rpc(requested, params)
  const token = () => test.makeToken(TOKEN_PROGRAM_ID)

  it.each([0, 1, 4_999])('of %s lamports for a signature is not believed', async (value) => {
    const lying = answering('getFeeForMessage', { value })
    const transfer = transferOf(null, 1_000_000n)
    const { feeBaseUnits } = await solanaSender.estimate(transfer, { ...context, rpc: lying })
    expect(feeBaseUnits).toBe(5_000n)
  })

  it.each([50_001, 5_000_000_000])('of %s lamports for a signature is refused', async (value) => {
    const lying = { ...context, rpc: answering('getFeeForMessage', { value }) }
    const transfer = transferOf(null, 1_000_000n)
    const refusal = { code: 'FEE_IMPLAUSIBLE' }
    await expect(solanaSender.estimate(transfer, lying)).rejects.toMatchObject(refusal)
    await expect(
      solanaSender.simulate(transfer, { ...lying, reviewedFee: 5_000n }),
    ).rejects.toMatchObject(refusal)
  })

  it('above the reviewed fee is refused with FEE_CHANGED', async () => {
    const lying = answering('getFeeForMessage', { value: 10_000 })
    await expect(buildReviewed(transferOf(null, 1n), lying, 5_000n)).rejects.toMatchObject({
      code: 'FEE_CHANGED',
    })
  })

  it.each([0, 2_039_279])('of %s lamports for a token account is not believed', async (rent) => {
    const lying = answering('getMinimumBalanceForRentExemption', rent)
    const transfer = transferOf(token(), 1_000_000n)
    const { accountBaseUnits } = await solanaSender.estimate(transfer, { ...context, rpc: lying })
    expect(accountBaseUnits).toBe(2_039_280n)
  })

  it.each([2_039_281, 2_039_280_000])(
    'of %s lamports for a token account is refused',
    async (rent) => {
      const lying = { ...context, rpc: answering('getMinimumBalanceForRentExemption', rent) }
      const transfer = transferOf(token(), 1_000_000n)
      const refusal = { code: 'FEE_IMPLAUSIBLE' }
      await expect(solanaSender.estimate(transfer, lying)).rejects.toMatchObject(refusal)
      await expect(solanaSender.simulate(transfer, lying)).rejects.toMatchObject(refusal)
    },
  )

  it('agrees with the rent that is computed from the size of an account', () => {
    for (const size of [0, 82, 165, 170, 182, 10_000])
      expect(rentOf(size)).toBe(chain.rentExemption(size))
  })
})

describe('a transfer with references and a memo', () => {
  const references = [1, 2].map(() => Keypair.generate().publicKey.toBase58())
  const part = toSolanaPayPart({ references, memo: 'Order № 7' })
  const landed = (): Transaction => {
    const { message, signatures } = chain.history().at(-1)?.transaction ?? {}
    if (!message || !signatures) throw new Error('nothing landed')
    return Transaction.from(
      new VersionedTransaction(message, signatures as Uint8Array[]).serialize(),
    )
  }

  it.each([
    ['of SOL', () => null, 10_000_000n],
    ['of a token', () => test.makeToken(TOKEN_PROGRAM_ID), 1_000_000n],
  ])(
    '%s has the memo right before the transfer, and the references in the transfer',
    async (_name, make, amount) => {
      const transfer = { ...transferOf(make(), amount), part }
      await solanaSender.simulate(transfer, context)
      await sendBy(owner, transfer)
      const [memo, paying] = landed().instructions.slice(-2)
      expect(memo?.programId.toBase58()).toBe('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
      expect(memo?.data.toString('utf8')).toBe('Order № 7')
      const own = paying?.keys.slice(-2).map((key) => ({ ...key, pubkey: key.pubkey.toBase58() }))
      expect(own).toEqual(
        references.map((pubkey) => ({ pubkey, isSigner: false, isWritable: false })),
      )
    },
  )

  it('fits into one transaction at the maximum length, also from five token accounts', async () => {
    const token = test.makeToken(TOKEN_PROGRAM_ID)
    const mint = new PublicKey(token)
    for (let index = 0; index < 4; index += 1) {
      const account = Keypair.generate()
      const created = { fromPubkey: owner.publicKey, newAccountPubkey: account.publicKey }
      const space = 165
      const lamports = Number(chain.rentExemption(space))
      test.land(
        [
          SystemProgram.createAccount({ ...created, space, lamports, programId: TOKEN_PROGRAM_ID }),
          createInitializeAccount3Instruction(account.publicKey, mint, owner.publicKey),
          createMintToInstruction(mint, account.publicKey, owner.publicKey, 100_000_000n),
        ],
        [owner, account],
      )
    }
    const four = Array.from({ length: 4 }, () => Keypair.generate().publicKey.toBase58())
    const transfer = {
      ...transferOf(token, 500_000_000n),
      part: toSolanaPayPart({ references: four, memo: 'm'.repeat(256) }),
    }
    const { bytes } = await buildReviewed(transfer, rpc, 50_000n)
    expect(bytes.length).toBeLessThanOrEqual(1_232)
  })

  it('pays the priority fee for the compute units of its memo', async () => {
    await solanaSender.simulate({ ...transferOf(null, 10_000_000n), part }, context)
    const { bytes } = await buildReviewed({ ...transferOf(null, 10_000_000n), part }, rpc, 6_000n)
    const transaction = Transaction.from(bytes)
    transaction.sign(owner)
    chain.send(transaction.serialize())
    expect(chain.balance(receiver)).toBe(10_000_000n)
  })
})

describe('a Solana transfer', () => {
  const signing = (bytes: Uint8Array, renewed?: string): Uint8Array => {
    const transaction = Transaction.from(bytes)
    if (renewed) transaction.recentBlockhash = renewed
    transaction.sign(owner)
    return Uint8Array.from(transaction.serialize())
  }
  const signTransactions: SolanaProvider['signTransactions'] = async (_, all) =>
    all.map((bytes) => signing(bytes))
  const send = (own: Partial<SolanaProvider>, rpcOf: RpcRequest = rpc) =>
    solanaSender.send(createFakeSolanaWallet({ signTransactions, ...own }), transfer(), {
      ...context,
      rpc: rpcOf,
      feeLimit: null,
      gasLimit: null,
      beforeRequest: () => {},
    })
  const transfer = () => transferOf(null, 10_000_000n)
  const refusing =
    (method: string, thrown: unknown): RpcRequest =>
    async (requested, params) => {
      if (requested === method) throw thrown
      return rpc(requested, params)
    }

  it('is broadcast by the page if the wallet only signs, and its bytes are stored with their last valid block height', async () => {
    const { lastValidBlockHeight } = chain.latestBlockhash()
    const sent: unknown[] = []
    const watched: RpcRequest = async (method, params) => {
      if (method === 'sendTransaction') sent.push(params)
      return rpc(method, params)
    }
    const { hash, signed } = await send({}, watched)
    expect(chain.status(hash)?.transaction).toBeTruthy()
    expect(chain.balance(receiver)).toBe(10_000_000n)
    expect(signed?.lastValidBlockHeight).toBe(lastValidBlockHeight)
    const config = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 0 }
    expect(sent).toEqual([[signed?.transaction, config]])
  })

  it('is followed until the latest blockhash expires, if the wallet has renewed the blockhash', async () => {
    let end = 0
    const renews: SolanaProvider['signTransactions'] = async (_, [bytes = new Uint8Array()]) => {
      chain.airdrop(receiver, sol)
      const { blockhash, lastValidBlockHeight } = chain.latestBlockhash()
      end = lastValidBlockHeight
      return [signing(bytes, blockhash)]
    }
    const { signed } = await send({ signTransactions: renews })
    expect(signed?.lastValidBlockHeight).toBe(end)
  })

  it('is one request without stored bytes if the wallet supports only signAndSendTransaction', async () => {
    const hash = base58.encode(new Uint8Array(64).fill(7))
    const can: SolanaProvider['can'] = (method) => method !== 'signTransactions'
    const sent = await send({ can, signAndSendTransaction: async () => hash })
    expect(sent).toEqual({ hash, call: null })
  })

  it.each([
    ['without a signature', (bytes: Uint8Array) => bytes],
    ['that is malformed', () => Uint8Array.of(1, 2, 3)],
    [
      'of another fee payer',
      () => {
        const payer = Keypair.generate()
        const { blockhash } = chain.latestBlockhash()
        const other = new Transaction({
          feePayer: payer.publicKey,
          blockhash,
          lastValidBlockHeight: 1,
        })
        other.sign(payer)
        return Uint8Array.from(other.serialize())
      },
    ],
  ])(
    'is refused with WALLET_INVALID_RESPONSE if the wallet returns a transaction %s',
    async (_name, sign) => {
      const respond = async (_: string, [bytes = new Uint8Array()]: readonly Uint8Array[]) => [
        sign(bytes),
      ]
      await expect(send({ signTransactions: respond })).rejects.toMatchObject({
        code: 'WALLET_INVALID_RESPONSE',
      })
    },
  )

  it('resolves if no node responds to the broadcast, since a node may have received it', async () => {
    const { signed } = await send(
      {},
      refusing('sendTransaction', new WalletModalError('RPC_TIMEOUT')),
    )
    expect(signed).toBeDefined()
    expect(chain.balance(receiver)).toBe(0n)
    if (signed) await solanaTransactions.rebroadcast?.(signed, rpc)
    expect(chain.balance(receiver)).toBe(10_000_000n)
  })

  it('rejects with the reason of a node that refuses it, unless it is already executed', async () => {
    const refusal = toRpcError({ code: -32002, message: 'Blockhash not found' })
    await expect(send({}, refusing('sendTransaction', refusal))).rejects.toBe(refusal)
    const landedFirst: RpcRequest = async (method, params) => {
      const response = await rpc(method, params)
      if (method === 'sendTransaction') throw refusal
      return response
    }
    expect(await send({}, landedFirst)).toMatchObject({ hash: expect.any(String) })
  })
})

describe('the status of a signed transaction', () => {
  const hash = base58.encode(new Uint8Array(64).fill(9))
  const read = (lastValidBlockHeight: number) =>
    readTransaction({ hash, signed: { transaction: 'AA==', lastValidBlockHeight } }, rpc)

  it('is expired only above the last valid block height', async () => {
    expect(await read(chain.slot())).toEqual({ state: 'unknown' })
    expect(await read(chain.slot() - 1)).toEqual({ state: 'expired' })
  })

  it('is read once more before the transaction is reported as expired', async () => {
    let requested = 0
    const late: RpcRequest = async (method, params) => {
      if (method !== 'getSignatureStatuses') return rpc(method, params)
      requested += 1
      return { value: [requested === 1 ? null : { err: null, confirmationStatus: 'confirmed' }] }
    }
    const signed = { transaction: 'AA==', lastValidBlockHeight: 0 }
    expect(await readTransaction({ hash, signed }, late)).toEqual({ state: 'confirmed' })
  })
})

describe('a confirmation before the slot is finalized', () => {
  const hash = base58.encode(new Uint8Array(64).fill(9))
  const block = { height: 70, hash: '', isFinal: false }
  const nodeOf =
    (status: object | null, finalizedSlot = 0): RpcRequest =>
    async (method) =>
      method === 'getSlot' ? finalizedSlot : { value: [status] }
  const status = (confirmationStatus: string, err: unknown = null) => ({
    err,
    confirmationStatus,
    slot: 70,
  })
  const read = (of: object | null, slot = 0, known = {}) =>
    readTransaction({ hash, signed: undefined, ...known }, nodeOf(of, slot))
  const confirmed = { phase: 'confirmed', block } as const

  it('has its slot, and none once it is finalized', async () => {
    expect(await read(status('confirmed'))).toEqual({ state: 'confirmed', block })
    expect(await read(status('finalized'), 0, confirmed)).toEqual({ state: 'confirmed' })
  })

  it('is none while the slot has too few votes, also of a failure', async () => {
    expect(await read(status('processed'))).toEqual({ state: 'waiting', nonce: null })
    expect(await read(status('processed', {}))).toEqual({ state: 'waiting', nonce: null })
    expect(await read(status('confirmed', {}))).toEqual({ state: 'failed', block })
  })

  it('stays while a node that does not know it may lag behind', async () => {
    expect(await read(null, 75, confirmed)).toEqual({ state: 'confirmed', block })
    expect(await read(status('processed'), 75, confirmed)).toEqual({ state: 'confirmed', block })
    const failed = { phase: 'failed', block }
    expect(await read(null, 75, failed)).toEqual({ state: 'failed', block })
  })

  it('is gone if the finalized chain has left the transaction out', async () => {
    expect(await read(null, 300, confirmed)).toEqual({ state: 'unknown' })
  })
})

describe('an account’s earlier transfers', () => {
  const pay = ({ publicKey }: Keypair, to: string, lamports = 10_000_000) =>
    SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: new PublicKey(to), lamports })

  it('are read from the node, with receivers and senders', async () => {
    const stranger = Keypair.generate()
    chain.airdrop(stranger.publicKey.toBase58(), sol)
    test.land([pay(owner, receiver)])
    test.land([pay(stranger, owner.publicKey.toBase58())], [stranger])
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read).toEqual({
      receivers: [receiver],
      senders: [stranger.publicKey.toBase58()],
      isWhole: true,
    })
  })

  it('contain the owner of a token account that received tokens', async () => {
    const token = test.makeToken(TOKEN_PROGRAM_ID)
    await sendBy(owner, transferOf(token, 1_000_000n))
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read?.receivers).toEqual([receiver])
  })

  it('contain those of version 1', async () => {
    const { blockhash } = chain.latestBlockhash()
    const instructions = [pay(owner, receiver)]
    const payer = owner.publicKey
    chain.send(toVersion1({ payer, blockhash, instructions, signers: [owner] }))
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read).toEqual({ receivers: [receiver], senders: [], isWhole: true })
  })

  it.each([
    [
      'refuses',
      () => Promise.reject(toRpcError({ code: -32_015, message: 'Transaction version' })),
    ],
    ['does not answer for', () => Promise.reject(new WalletModalError('RPC_TIMEOUT'))],
    ['malforms', async () => ({ meta: null })],
  ])('are read without a transaction that the node %s', async (_, respond) => {
    test.land([pay(owner, receiver)])
    const odd = test.land([pay(owner, Keypair.generate().publicKey.toBase58())])
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), (method, params) =>
      method === 'getTransaction' && (params as unknown[])[0] === odd
        ? respond()
        : rpc(method, params),
    )
    expect(read).toEqual({ receivers: [receiver], senders: [], isWhole: false })
  })

  it('are marked as incomplete if the account has more transactions than are read', async () => {
    for (let sent = 0; sent < 51; sent += 1) test.land([pay(owner, receiver, 1_000_000 + sent)])
    const read = await solanaSender.readDealings?.(owner.publicKey.toBase58(), rpc)
    expect(read?.isWhole).toBe(false)
    expect(read?.receivers).toHaveLength(50)
  })
})
