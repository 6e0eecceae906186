import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import {
  type BitcoinChain,
  startBitcoinChain,
} from '../../../../demo/services/bitcoin/startBitcoinChain.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { PendingTransaction, ReplacementKind } from '../../../types/pendingTransaction.ts'
import { readBalance } from '../esplora.ts'
import { bip122Transactions } from '../readSighting.ts'
import { esploraAt } from '../testing/esploraAt.ts'
import { signingWallet } from '../testing/signingWallet.ts'
import { bip122Replacer } from './replacer.ts'
import { bip122Sender } from './sender.ts'

let chain: BitcoinChain
const to = createBitcoinSigner('e2'.repeat(32), regtest).payment.address
const node = () => ({
  caipNetworkId: bitcoinNetwork.caipNetworkId,
  rpc: esploraAt(chain.url),
  isSmartAccount: false,
})
const confirmed = async (address: string) => (await readBalance(node().rpc, address)).confirmed

beforeAll(async () => {
  chain = await startBitcoinChain({ port: 0 })
}, 120_000)

afterAll(() => chain.close())

/** Sends at 1 sat/vB; the transaction waits in the mempool. */
async function sendSlowly(seed: string, amountBaseUnits: bigint) {
  const signer = createBitcoinSigner(seed.repeat(32), regtest)
  const from = signer.payment.address
  const { provider } = signingWallet(signer)
  const unit = { token: null, decimals: 8, symbol: 'BTC', nativeSymbol: 'BTC' }
  const transfer = { ...unit, from, to, amountBaseUnits }
  const context = { ...node(), feeRate: 1 }
  const { feeBaseUnits: reviewedFee } = await bip122Sender.estimate(transfer, context)
  const sending = { ...context, reviewedFee, feeLimit: null, gasLimit: null, beforeRequest() {} }
  const sent = await bip122Sender.send(provider, transfer, sending)
  const amount = `0.000${String(amountBaseUnits)}`
  const pending = { ...sent, from, to, amount, symbol: 'BTC' } as PendingTransaction
  const replace = async (kind: ReplacementKind) => {
    const cost = await bip122Replacer.estimate(pending, kind, node())
    const replaced = await bip122Replacer.send(provider, pending, kind, {
      ...node(),
      reviewedFee: cost.feeBaseUnits,
      beforeRequest() {},
    })
    return { cost, replaced }
  }
  const read = () => bip122Transactions.read(pending, node().rpc, async () => [])
  return { from, pending, fee: reviewedFee, replace, read }
}

describe('a pending transfer on a regtest node', () => {
  it('is sped up by paying the same amount for a higher fee, taken from the change', async () => {
    const signer = createBitcoinSigner('e3'.repeat(32), regtest)
    await chain.fund(signer.payment.address, 60_000)
    const { from, fee, pending, replace, read } = await sendSlowly('e3', 12_345n)
    const { cost, replaced } = await replace('speedUp')
    expect(cost).toMatchObject({ formerFeeBaseUnits: fee, to, amountBaseUnits: 12_345n })
    expect(cost.feeBaseUnits).toBe(fee * 4n)
    expect(await chain.mempool()).toEqual([replaced.hash])
    expect(replaced.input).toBe(pending.input)
    const before = await confirmed(to)
    expect(await read()).toEqual({ state: 'waiting', nonce: null })
    await chain.mine()
    expect(await confirmed(to)).toBe(before + 12_345n)
    expect(await confirmed(from)).toBe(60_000n - 12_345n - cost.feeBaseUnits)
    const gone = { state: 'replaced', by: replaced.hash, repeats: true, cancels: false }
    expect(await read()).toMatchObject(gone)
    await expect(replace('speedUp')).rejects.toMatchObject({ code: 'NOT_REPLACEABLE' })
  })

  it('is cancelled by returning its inputs to the account, less the fee', async () => {
    const signer = createBitcoinSigner('e4'.repeat(32), regtest)
    await chain.fund(signer.payment.address, 60_000)
    const { from, replace, read } = await sendSlowly('e4', 23_456n)
    const { cost, replaced } = await replace('cancel')
    expect(cost).toMatchObject({ to: from, amountBaseUnits: 60_000n - cost.feeBaseUnits })
    const before = await confirmed(to)
    await chain.mine()
    expect(await confirmed(to)).toBe(before)
    expect(await confirmed(from)).toBe(60_000n - cost.feeBaseUnits)
    expect(await read()).toMatchObject({ state: 'replaced', by: replaced.hash, cancels: true })
  })

  it('cannot be sped up if it has no change and the account has no other UTXO', async () => {
    const signer = createBitcoinSigner('e5'.repeat(32), regtest)
    const { address } = signer.payment
    await chain.fund(address, 12_500)
    const { replace } = await sendSlowly('e5', 12_345n)
    await expect(replace('speedUp')).rejects.toMatchObject({ code: 'INSUFFICIENT_GAS' })
  })
})

it.each<[ReplacementKind, bigint]>([
  ['speedUp', 70_000n],
  ['cancel', 0n],
])(
  'a transfer by two addresses of an account with a change address takes a %s',
  async (kind, paid) => {
    const keys = kind === 'speedUp' ? ['a1', 'a2', 'a3', 'a4'] : ['a5', 'a6', 'a7', 'a8']
    const [own, second, ...changes] = keys.map((key) =>
      createBitcoinSigner(key.repeat(32), regtest),
    )
    if (!own || !second) throw new Error('There is no key')
    const others = [second, ...changes].map((signer) => ({
      signer,
      address: signer.payment,
      isChange: signer !== second,
    }))
    const { provider } = signingWallet(own, { others })
    for (const { payment } of [own, second]) await chain.fund(payment.address, 50_000)
    const from = own.payment.address
    const context = { ...node(), feeRate: 1, provider }
    const unit = { token: null, decimals: 8, symbol: 'BTC', nativeSymbol: 'BTC' }
    const transfer = { ...unit, from, to, amountBaseUnits: 70_000n }
    const { feeBaseUnits: reviewedFee } = await bip122Sender.estimate(transfer, context)
    const limits = { feeLimit: null, gasLimit: null, beforeRequest() {} }
    const sent = await bip122Sender.send(provider, transfer, { ...context, reviewedFee, ...limits })
    const pending = { ...sent, from, to, amount: '0.0007', symbol: 'BTC' } as PendingTransaction

    const replacing = { ...node(), provider }
    const cost = await bip122Replacer.estimate(pending, kind, replacing)
    const replaced = await bip122Replacer.send(provider, pending, kind, {
      ...replacing,
      reviewedFee: cost.feeBaseUnits,
      beforeRequest() {},
    })
    expect(await chain.mempool()).toEqual([replaced.hash])
    const before = await confirmed(to)
    await chain.mine()
    expect(await confirmed(to)).toBe(before + paid)
    const held = await Promise.all(
      [own, second, ...changes].map((one) => confirmed(one.payment.address)),
    )
    const total = held.reduce((sum, one) => sum + one, 0n)
    expect(total).toBe(100_000n - paid - cost.feeBaseUnits)
  },
)

it('a transaction that another address has funded cannot be replaced', async () => {
  const hash = await chain.pay(to, 5_000)
  const pending = { hash, from: to, to, amount: '0.00005', symbol: 'BTC' } as PendingTransaction
  const estimating = bip122Replacer.estimate(pending, 'speedUp', node())
  await expect(estimating).rejects.toMatchObject({ code: 'NOT_REPLACEABLE' })
})
