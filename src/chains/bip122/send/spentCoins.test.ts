import { base64 } from '@scure/base'
import { Psbt, Transaction } from 'bitcoinjs-lib'
import { beforeEach, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import type { SendContext, SentTransfer } from '../../../types/sender.ts'
import { bitcoinTransfer } from '../testing/bitcoinTransfer.ts'
import { funding } from '../testing/funding.ts'
import { limitsOf } from '../testing/limitsOf.ts'
import { signingWallet } from '../testing/signingWallet.ts'
import { buildTransfer } from '../transfer/buildTransfer.ts'
import { noteSpent } from '../transfer/ownTransactions.ts'
import { bip122Replacer } from './replacer.ts'
import { bip122Sender } from './sender.ts'

const { caipNetworkId } = bitcoinNetwork
const signer = createBitcoinSigner('c5'.repeat(32), regtest)
const { address: from, output } = signer.payment
const to = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

/** The node lists the coins of this transaction as unspent, whatever was broadcast. */
let listed: Transaction
let broadcast: Transaction[]
let pending: PendingTransaction[]
/** Satoshi per virtual byte. */
let rate = 2
let seed = 0

beforeEach(() => {
  seed += 1
  rate = 2
  listed = funding(output, [60_000n, 50_000n], seed)
  broadcast = []
  pending = []
})

async function rpc(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const missing = new WalletModalError('RPC_ERROR', { params: { code: 404, message: 'not found' } })
  if (method === 'POST /tx') {
    broadcast.push(Transaction.fromHex(String(params[0])))
    return broadcast.at(-1)?.getId()
  }
  if (method === 'GET /v1/fees/recommended')
    return JSON.stringify({ fastestFee: rate, halfHourFee: rate, hourFee: rate })
  if (method.endsWith('/utxo')) {
    const status = { confirmed: true }
    return JSON.stringify(
      listed.outs.map(({ value }, vout) => ({
        txid: listed.getId(),
        vout,
        value: Number(value),
        status,
      })),
    )
  }
  const [, txid, isHex] = /^GET \/tx\/(\w+)(\/hex)?$/.exec(method) ?? []
  const all = [listed, ...broadcast]
  const found = all.find((one) => one.getId() === txid)
  if (!found) throw missing
  if (isHex) return found.toHex()
  const coinOf = (hash: Uint8Array, vout: number) => {
    const former = Buffer.from(hash).reverse().toString('hex')
    const value = Number(all.find((one) => one.getId() === former)?.outs[vout]?.value)
    return { txid: former, vout, prevout: { scriptpubkey_address: from, value } }
  }
  return JSON.stringify({
    txid,
    fee: 282,
    vin: found.ins.map(({ hash, index }) => coinOf(hash, index)),
    vout: [],
    status: { confirmed: false },
  })
}

const context: SendContext = {
  caipNetworkId,
  rpc,
  accounts: [
    { address: from, type: 'payment' },
    { address: signer.ordinals.address, type: 'ordinal' },
  ],
  pending: async () => pending,
}

function keep(sent: SentTransfer, changes: Partial<PendingTransaction> = {}): PendingTransaction {
  const kept = {
    ...sent,
    caipNetworkId,
    namespace: 'bip122',
    from,
    to,
    phase: 'submitted',
    symbol: 'BTC',
    sentAt: pending.length,
    ...changes,
  } as PendingTransaction
  pending.push(kept)
  return kept
}

const estimate = async (amount = 1_000n) =>
  limitsOf(await bip122Sender.estimate(bitcoinTransfer(from, to, amount), context))

async function send(amount: bigint, onRequest = () => {}) {
  const transfer = bitcoinTransfer(from, to, amount)
  const { feeBaseUnits: reviewedFee } = await bip122Sender.estimate(transfer, context)
  const respond = (psbt: Psbt) => {
    onRequest()
    return { psbt: psbt.toBase64() }
  }
  const { provider } = signingWallet(signer, { respond })
  const limits = { feeLimit: null, gasLimit: null, beforeRequest() {} }
  return bip122Sender.send(provider, transfer, { ...context, reviewedFee, ...limits })
}

const inputsOf = ({ ins }: Transaction) =>
  ins.map(({ hash, index }) => `${Buffer.from(hash).reverse().toString('hex')}:${index}`)
const coin = (vout: number) => `${listed.getId()}:${vout}`

describe('a payment that spends the change of a pending one', () => {
  const sizeOf = (all: Transaction[]) => all.reduce((sum, one) => sum + one.virtualSize(), 0)
  const paidBy = (sent: Transaction[], first: Transaction) => {
    const change = sent.at(-1)?.outs.find(({ script }) => Buffer.from(script).equals(output))
    const paid = sent.map(({ outs }) => outs[0]?.value ?? 0n).reduce((sum, one) => sum + one, 0n)
    return first.outs.reduce((sum, { value }) => sum + value, 0n) - paid - (change?.value ?? 0n)
  }

  it('pays what all its unconfirmed ancestors lack at the chosen rate, and the review names that fee', async () => {
    keep(await send(100_000n))
    rate = 4
    keep(await send(2_000n))
    rate = 10
    const transfer = bitcoinTransfer(from, to, 500n)
    const { feeBaseUnits } = await bip122Sender.estimate(transfer, context)
    await send(500n)
    const own = broadcast.at(-1) as Transaction
    const fees = paidBy(broadcast, listed)
    expect(fees).toBeGreaterThanOrEqual(BigInt(10 * sizeOf(broadcast)))
    expect(fees).toBeLessThan(BigInt(10 * sizeOf(broadcast) + 50))
    expect(feeBaseUnits).toBeGreaterThan(BigInt(10 * own.virtualSize() + 1_000))
  })

  it('pays for itself alone if its parent pays more than the chosen rate', async () => {
    rate = 20
    keep(await send(100_000n))
    rate = 5
    await send(1_000n)
    const [parent, child] = broadcast as [Transaction, Transaction]
    const fee = paidBy([child], { outs: [parent.outs[1]] } as Transaction)
    expect(fee).toBeLessThan(BigInt(5 * child.virtualSize() + 20))
  })
})

describe('a coin of a pending payment, which a lagging node lists as unspent', () => {
  it('is neither counted nor spent by the next payment', async () => {
    keep({ ...(await send(20_000n)), signed: undefined })
    expect(await estimate()).toMatchObject({ spendable: 50_000n, waiting: 0n })
    await send(20_000n)
    expect(broadcast.map(inputsOf)).toEqual([[coin(0)], [coin(1)]])
  })

  it('is not spent if it is not the first input of that payment', async () => {
    const { signed: _, ...sent } = await send(100_000n)
    keep(sent)
    expect(sent.inputs).toEqual([coin(0), coin(1)])
    expect(await estimate()).toMatchObject({ spendable: 0n })
  })

  it('is known by the signed bytes of that payment, and by the only input that an earlier version stored', async () => {
    const { inputs: _, input: __, ...sent } = await send(20_000n)
    keep(sent)
    expect(await estimate()).toMatchObject({ spendable: 50_000n + 60_000n - 20_000n - 282n })
    pending = [{ ...pending[0], signed: undefined, input: coin(0) } as PendingTransaction]
    expect(await estimate()).toMatchObject({ spendable: 50_000n })
  })

  it('may be spent again once that payment is replaced, or no node knows it', async () => {
    const sent = { ...(await send(20_000n)), signed: undefined }
    for (const phase of ['replaced', 'dropped'] as const) {
      pending = []
      keep(sent, { phase })
      expect(await estimate()).toMatchObject({ spendable: 110_000n })
    }
    pending = []
    keep(sent, { phase: 'confirmed' })
    expect(await estimate()).toMatchObject({ spendable: 50_000n })
  })

  it('is not spent by a payment that another tab has overtaken while the wallet asked for it', async () => {
    const overtaking = () =>
      keep({ hash: 'ee'.repeat(32), call: null, input: coin(0), inputs: [coin(0)] })
    await expect(send(20_000n, overtaking)).rejects.toMatchObject({
      code: 'TRANSACTION_INVALID',
      params: { reason: 'txn-mempool-conflict' },
    })
    expect(broadcast).toEqual([])
  })

  it('is not spent by a payment of the page, and a coin of a payment of the page is not spent again', async () => {
    keep({ ...(await send(20_000n)), signed: undefined })
    const build = (amount: string) =>
      buildTransfer(context, { account: from, recipient: to, amount })
    const { psbt } = await build('20000')
    expect(Psbt.fromBase64(psbt).txInputs.map(({ index }) => index)).toEqual([1])
    noteSpent(psbt)
    await expect(build('20000')).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  })
})

describe('the change of a pending payment', () => {
  it('is spent only if the confirmed coins do not suffice', async () => {
    const first = keep(await send(20_000n))
    const change = 60_000n - 20_000n - 282n
    expect(await estimate()).toMatchObject({ spendable: 50_000n + change })
    await send(10_000n)
    expect(broadcast.map(inputsOf).at(-1)).toEqual([coin(1)])
    await send(70_000n)
    expect(broadcast.map(inputsOf).at(-1)).toEqual([coin(1), `${first.hash}:1`])
  })

  it('is not spent if the payment is being replaced', async () => {
    const first = keep(await send(20_000n))
    const inputs = [coin(0)]
    keep({ hash: 'ee'.repeat(32), call: null, input: coin(0), inputs })
    expect(first.inputs).toEqual(inputs)
    expect(await estimate()).toMatchObject({ spendable: 50_000n })
  })

  it('is not spent if the stored bytes are of another transaction', async () => {
    const { signed: _, ...sent } = await send(20_000n)
    const forged = funding(output, [9_000_000n])
    const bytes = { transaction: base64.encode(forged.toBuffer()), lastValidBlockHeight: 1 }
    keep({ ...sent, signed: bytes })
    expect(await estimate()).toMatchObject({ spendable: 50_000n })
  })

  it('is not spent beyond the 25 unconfirmed transactions that nodes relay in a chain', async () => {
    const sent = await send(20_000n)
    for (let index = 0; index < 24; index += 1)
      keep({ hash: String(index).padStart(64, 'e'), call: null })
    keep(sent)
    expect(await estimate()).toMatchObject({ spendable: 50_000n })
  })

  it('keeps its payment from being replaced once a later payment spends it', async () => {
    const first = keep(await send(20_000n))
    const replacing = () => bip122Replacer.estimate(first, 'speedUp', context)
    expect(await replacing()).toMatchObject({ amountBaseUnits: 20_000n })
    keep(await send(70_000n))
    await expect(replacing()).rejects.toMatchObject({ code: 'NOT_REPLACEABLE' })
  })
})
