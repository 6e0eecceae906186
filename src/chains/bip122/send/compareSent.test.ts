import { Psbt, Transaction } from 'bitcoinjs-lib'
import { expect, it } from 'vitest'
import { bitcoinNetwork } from '../../../../demo/services/bitcoin/network.ts'
import { regtest } from '../../../../demo/wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../../../demo/wallets/bitcoin/signer.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'
import { bip122PageTransactions, bip122Transactions } from '../readSighting.ts'
import { nodeWith } from '../testing/nodeWith.ts'

const { caipNetworkId } = bitcoinNetwork
const paymentOf = (seed: string) => createBitcoinSigner(seed.repeat(32), regtest).payment
const [own, receiver, stranger, change] = ['b1', 'b2', 'b3', 'b4'].map(paymentOf)
if (!own || !receiver || !stranger || !change) throw new Error('There is no address')

type Address = typeof own
type Outputs = [Address, number][]

/** Reads a payment of 0.0001 BTC to the receiver, in whose place a wallet has broadcast these outputs. */
async function read(
  outputs: Outputs,
  confirmed = false,
  changes: Partial<PendingTransaction> = {},
) {
  const sent = new Transaction()
  sent.addInput(new Uint8Array(32).fill(7), 0)
  for (const [{ output }, value] of outputs) sent.addOutput(output, BigInt(value))
  const hash = sent.getId()
  const rpc = nodeWith({
    [`GET /tx/${hash}/hex`]: sent.toHex(),
    [`GET /tx/${hash}`]: {
      txid: hash,
      fee: 200,
      vin: [{ txid: '07'.repeat(32), vout: 0, prevout: { value: 90_000 } }],
      // The node's own words on the outputs, which the txid does not prove.
      vout: [{ scriptpubkey_address: receiver?.address, value: 10_000 }],
      status: { confirmed },
    },
  })
  const order = { hash, caipNetworkId, from: own?.address, to: receiver?.address, amount: '0.0001' }
  const pending = { ...order, ...changes } as PendingTransaction
  return bip122Transactions.read(pending, rpc, async () => [])
}

const paid = (address: Address, value: bigint) => ({
  instead: { to: address.address, token: null, amountBaseUnits: value },
})

it('a transaction that a wallet has built is as ordered if it pays the amount to the receiver', async () => {
  expect(
    await read([
      [receiver, 10_000],
      [change, 70_000],
    ]),
  ).not.toHaveProperty('instead')
  expect(await read([[receiver, 10_000]], true)).toEqual({ state: 'confirmed' })
})

it.each<[string, Outputs, object]>([
  [
    'another receiver',
    [
      [stranger, 10_000],
      [own, 70_000],
    ],
    paid(stranger, 10_000n),
  ],
  [
    'another amount',
    [
      [receiver, 1_000],
      [change, 79_000],
    ],
    paid(receiver, 1_000n),
  ],
  ['the account itself', [[own, 80_000]], paid(own, 80_000n)],
  [
    'several others',
    [
      [stranger, 10_000],
      [change, 70_000],
    ],
    { instead: null },
  ],
])(
  'a transaction that pays %s is told as what it is, waiting or confirmed',
  async (_, outputs, told) => {
    expect(await read(outputs)).toMatchObject({ state: 'waiting', ...told })
    expect(await read(outputs, true)).toEqual({ state: 'confirmed', ...told })
  },
)

it('a transaction that the modal has built and compared is not compared again', async () => {
  const signed = { transaction: 'AA==', lastValidBlockHeight: 1 }
  expect(await read([[stranger, 10_000]], true, { signed })).toEqual({ state: 'confirmed' })
})

it('a page’s PSBT that the wallet has broadcast is compared by its inputs, outputs and lock', async () => {
  const psbt = new Psbt()
  psbt.addInput({ hash: new Uint8Array(32).fill(7), index: 0 })
  psbt.addOutput({ script: receiver.output, value: 10_000n })
  const asked = { psbt: psbt.toBase64() }
  const response = { psbt: asked.psbt, txid: 'ab'.repeat(32) }
  const { call = null } = (await bip122PageTransactions.read(asked, response)) ?? {}
  const page = { kind: 'page', to: '', amount: '0', call } as const
  expect(await read([[receiver, 10_000]], true, page)).toEqual({ state: 'confirmed' })
  const others: Outputs[] = [
    [[stranger, 10_000]],
    [[receiver, 9_000]],
    [
      [receiver, 10_000],
      [stranger, 1],
    ],
  ]
  for (const outputs of others)
    expect(await read(outputs, true, page)).toEqual({ state: 'confirmed', instead: null })
})

it('a PSBT that cannot be read is followed without a comparison', async () => {
  const response = { psbt: 'AA==', txid: 'ab'.repeat(32) }
  expect(await bip122PageTransactions.read({ psbt: 'AA==' }, response)).toMatchObject({
    call: null,
  })
})
