import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import {
  type BitcoinChain,
  startBitcoinChain,
} from '../../../../demo/services/bitcoin/startBitcoinChain.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner, type PaymentType } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import type { Transfer } from '../../../types/sender.ts'
import { readBalance } from '../esplora.ts'
import { bip122Transactions } from '../readSighting.ts'
import { bitcoinTransfer } from '../testing/bitcoinTransfer.ts'
import { esploraAt } from '../testing/esploraAt.ts'
import { limitsOf } from '../testing/limitsOf.ts'
import { signingWallet } from '../testing/signingWallet.ts'
import { bip122Sender } from './sender.ts'

// A wallet signs these transfers, and the node bcoin mines them. Taproot is tested without a node, because bcoin does
// not support taproot.

let chain: BitcoinChain
const { caipNetworkId } = bitcoinNetwork
const node = () => ({ caipNetworkId, rpc: esploraAt(chain.url), isSmartAccount: false })

beforeAll(async () => {
  chain = await startBitcoinChain({ port: 0 })
}, 120_000)

afterAll(() => chain.close())

/** Reviews and sends; resolves with the reviewed fee. */
async function send(transfer: Transfer, wallet: ReturnType<typeof signingWallet>) {
  const { feeBaseUnits: reviewedFee } = await bip122Sender.estimate(transfer, node())
  const context = { ...node(), reviewedFee, feeLimit: null, gasLimit: null }
  expect(await bip122Sender.simulate(transfer, context)).toEqual({})
  const sent = await bip122Sender.send(wallet.provider, transfer, {
    ...context,
    beforeRequest() {},
  })
  expect(await chain.mempool()).toContain(sent.hash)
  const { to, amountBaseUnits } = transfer
  const pending = { ...sent, to, amount: String(amountBaseUnits) } as PendingTransaction
  const read = () => bip122Transactions.read(pending, node().rpc, async () => [])
  expect(await read()).toMatchObject({ state: 'waiting', input: sent.input })
  await chain.mine()
  expect(await read()).toMatchObject({ state: 'confirmed' })
  return reviewedFee
}

const confirmed = async (address: string) => (await readBalance(node().rpc, address)).confirmed

describe.each([
  ['p2pkh', 'd1'],
  ['p2sh', 'd2'],
  ['p2wpkh', 'd3'],
] as const)('a transfer from a %s address', (type: PaymentType, seed) => {
  const signer = createBitcoinSigner(seed.repeat(32), regtest, type)
  const { address: from } = signer.payment
  const receivers = {
    p2wpkh: createBitcoinSigner('e1'.repeat(32), regtest).payment.address,
    p2sh: createBitcoinSigner('e1'.repeat(32), regtest, 'p2sh').payment.address,
  }

  it('pays exactly the amount and the reviewed fee, and returns the rest as change', async () => {
    for (const satoshi of [40_000, 60_001, 50_000]) await chain.fund(from, satoshi)
    for (const to of Object.values(receivers)) {
      const before = { from: await confirmed(from), to: await confirmed(to) }
      const fee = await send(bitcoinTransfer(from, to, 61_234n), signingWallet(signer))
      expect(await confirmed(to)).toBe(before.to + 61_234n)
      expect(await confirmed(from)).toBe(before.from - 61_234n - fee)
    }
  })

  it('spends the whole balance at Max', async () => {
    const to = receivers.p2wpkh
    const before = { from: await confirmed(from), to: await confirmed(to) }
    const limits = limitsOf(await bip122Sender.estimate(bitcoinTransfer(from, to, 1n), node()))
    expect(limits).toMatchObject({ spendable: before.from, kept: 0n, waiting: 0n })
    const most = limits.most
    const fee = await send(bitcoinTransfer(from, to, most), signingWallet(signer))
    expect(fee).toBe(before.from - most)
    expect(await confirmed(to)).toBe(before.to + most)
    expect(await confirmed(from)).toBe(0n)
  })
})
