import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onHostEvent } from '../../controllers/events.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PageRequest } from '../../types/pageTransaction.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { followPageTransaction } from './followPageTransaction.ts'

const kept = vi.hoisted(() => [] as PendingTransaction[])
vi.mock('./followTransactions.ts', () => ({
  storeTransaction: () => {},
  keepTransaction: (transaction: PendingTransaction) => kept.push(transaction),
}))
vi.mock('../services/rpcFor.ts', () => ({ rpcFor: () => async () => null }))
vi.mock('../account/refreshAfterSend.ts', () => ({ refreshAfterSend: () => {} }))

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`
const params = { to: to.toLowerCase(), value: '0xde0b6b3a7640000' }
const request: PageRequest = { caipNetworkId: 'eip155:1', from, params }

let told: string[]
let stop: () => void

beforeEach(() => {
  kept.length = 0
  setRequestedNetworks([testNetwork(1)])
  told = []
  stop = onHostEvent((event, detail) => {
    const { kind, phase, hash: id, code, error } = detail as Record<string, unknown>
    const reason = (error as { code: string } | null)?.code
    told.push([event, kind, phase, id, code, reason].filter(Boolean).join(' '))
  })
})
afterEach(() => stop())

const follow = (response: unknown, requested = request, namespace: Namespace = 'eip155') =>
  followPageTransaction(namespace, requested, Promise.resolve(response))

it('a plain transfer by the page is stored with receiver and amount', async () => {
  await follow(hash)
  expect(told).toEqual(['transaction page initiated', `transaction page submitted ${hash}`])
  expect(kept).toMatchObject([
    { hash, kind: 'page', phase: 'submitted', from, to, amount: '1', symbol: 'ETH' },
  ])
  expect(kept[0]?.call).toEqual({ to: params.to, value: params.value, data: '0x' })
})

it.each([
  ['data', { ...params, data: '0xa9059cbb' }],
  ['input beside empty data', { ...params, data: '0x', input: '0xa9059cbb' }],
  ['malformed data', { ...params, data: 'zz' }],
  ['no receiver', { data: '0x60806040' }],
  ['parameters that are none', undefined],
])(
  'a transaction by the page with %s is stored without receiver and amount',
  async (_, requested) => {
    await follow(hash, { ...request, params: requested })
    expect(kept).toMatchObject([{ hash, to: '', amount: '0' }])
  },
)

it('a transfer by the page on a network that is not configured is stored without an amount', async () => {
  await follow(hash, { ...request, caipNetworkId: 'eip155:5' })
  expect(kept).toMatchObject([{ hash, to: '', amount: '0' }])
})

it('a transaction that the user rejects fails with USER_REJECTED', async () => {
  const response = Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
  await followPageTransaction('eip155', request, response)
  expect(told).toEqual([
    'transaction page initiated',
    'error USER_REJECTED',
    'transaction page failed USER_REJECTED',
  ])
  expect(kept).toEqual([])
})

it('a transaction fails with SEND_FAILED for other errors of the wallet, and with WALLET_INVALID_RESPONSE for a missing hash', async () => {
  await followPageTransaction('eip155', request, Promise.reject(new Error('nonce too low')))
  expect(told.at(-1)).toBe('transaction page failed SEND_FAILED')
  await follow({ hash })
  expect(told.at(-1)).toBe('transaction page failed WALLET_INVALID_RESPONSE')
  expect(kept).toEqual([])
})

it('a Solana transaction by the page is stored by its signature alone', async () => {
  const signature = '5'.repeat(88)
  await follow(signature, { caipNetworkId: 'solana:devnet', from: 'Ada' }, 'solana')
  expect(kept).toMatchObject([{ hash: signature, namespace: 'solana', to: '', amount: '0' }])
  await follow('0OIl', { caipNetworkId: 'solana:devnet', from: 'Ada' }, 'solana')
  expect(told.at(-1)).toBe('transaction page failed WALLET_INVALID_RESPONSE')
})

it('a Bitcoin transfer by the page is stored with receiver and amount, and a broadcast PSBT with its id', async () => {
  const id = 'cd'.repeat(32)
  const caipNetworkId = 'bip122:000000000019d6689c085ae165831e93'
  const bitcoin = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
  setRequestedNetworks([
    { ...testNetwork(1), caipNetworkId, chainNamespace: 'bip122', nativeCurrency: bitcoin },
  ])
  const paid = { recipient: 'bc1q', amount: '150' }
  await follow(id, { caipNetworkId, from: 'bc1a', params: paid }, 'bip122')
  await follow({ psbt: 'cHNidP8=', txid: id }, { caipNetworkId, from: 'bc1a' }, 'bip122')
  expect(kept).toMatchObject([
    { hash: id, to: 'bc1q', amount: '0.0000015', symbol: 'BTC' },
    { hash: id, to: '', amount: '0' },
  ])
})

it('a page’s requests emit nothing in families whose wallets only sign', async () => {
  await follow('0x', { caipNetworkId: 'polkadot:1', from: 'Ada' }, 'polkadot')
  expect(told).toEqual([])
})
