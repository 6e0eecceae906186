import { expect, it } from 'vitest'
import { readStatus } from '../send/readStatus.ts'
import { createFakeWallet, rpcError } from '../testing/fakeWallet.ts'
import { mayUpgrade } from './batches.ts'

const id = '0xb47c4'
const one = `0x${'1'.repeat(64)}`
const two = `0x${'2'.repeat(64)}`
const receipts = [{ transactionHash: one }, { transactionHash: two }]

const statusOf = (respond: () => unknown) =>
  readStatus(createFakeWallet({ wallet_getCallsStatus: respond }), id)

it.each([
  [100, { state: 'waiting', nonce: null }],
  [110, { state: 'waiting', nonce: null }],
  [200, { state: 'confirmed', by: two, carriers: [one, two] }],
  [400, { state: 'failed', by: two }],
  [500, { state: 'failed', by: two }],
  [600, { state: 'partial', by: two }],
  [700, { state: 'untold' }],
])('a batch with status %i is read with the hashes of its receipts', async (status, seen) => {
  const wallet = createFakeWallet({ wallet_getCallsStatus: () => ({ status, receipts }) })
  expect(await readStatus(wallet, id)).toEqual(seen)
  expect(wallet.calls).toEqual([{ method: 'wallet_getCallsStatus', params: [id] }])
})

it('a batch that failed before it was included in a block has no hash', async () => {
  expect(await statusOf(() => ({ status: 400 }))).toEqual({ state: 'failed', by: null })
  const malformed = [{ transactionHash: 'javascript:alert(1)' }]
  const respond = () => ({ status: 500, receipts: malformed })
  expect(await statusOf(respond)).toEqual({ state: 'failed', by: null })
})

it('a batch has no known status if the wallet lacks the method or the batch, or returns a malformed response', async () => {
  expect(await readStatus(createFakeWallet({}), id)).toEqual({ state: 'untold' })
  const refuse = (code: number) => () => Promise.reject(rpcError(code, 'no'))
  for (const code of [4200, -32601, 5730, -32602])
    expect(await statusOf(refuse(code))).toEqual({ state: 'untold' })
  for (const response of [null, 'CONFIRMED', { status: '0xc8' }])
    expect(await statusOf(() => response)).toEqual({ state: 'untold' })
  const wallet = { ...createFakeWallet({}), can: () => false }
  expect(await readStatus(wallet, id)).toEqual({ state: 'untold' })
  expect(wallet.calls).toEqual([])
})

it('the status request rejects if the wallet is busy, so that the batch stays pending', async () => {
  await expect(statusOf(() => Promise.reject(rpcError(-32603, 'busy')))).rejects.toThrow('busy')
})

const origin = { caipNetworkId: 'eip155:8453', from: '0xada' } as const
const upgrades = (response: unknown) =>
  mayUpgrade(createFakeWallet({ wallet_getCapabilities: () => response }), origin)
const atomic = (status: string) => ({ atomic: { status } })

it('`mayUpgrade` is true if the wallet’s capability “atomic” is ready on the network', async () => {
  expect(await upgrades({ '0x2105': atomic('ready') })).toBe(true)
  expect(await upgrades({ '0x02105': atomic('ready') })).toBe(true)
  expect(await upgrades({ '8453': atomic('ready') })).toBe(true)
  expect(await upgrades({ '': atomic('ready') })).toBe(false)
  expect(await upgrades({ '0x0': atomic('ready') })).toBe(true)
  expect(await upgrades({ '0x0': atomic('ready'), '0x2105': atomic('supported') })).toBe(false)
  expect(await upgrades({ '0x1': atomic('ready') })).toBe(false)
})

it('`mayUpgrade` is false for a wallet without capabilities or with malformed ones', async () => {
  for (const response of [null, [], { '0x2105': null }, { '0x2105': { atomic: 'ready' } }])
    expect(await upgrades(response)).toBe(false)
  expect(await mayUpgrade(createFakeWallet({}), origin)).toBe(false)
})

it('`mayUpgrade` requests the capabilities of the review’s account and network', async () => {
  const wallet = createFakeWallet({ wallet_getCapabilities: () => ({}) })
  await mayUpgrade(wallet, origin)
  expect(wallet.calls).toEqual([
    { method: 'wallet_getCapabilities', params: ['0xada', ['0x2105']] },
  ])
  expect(await mayUpgrade(wallet, { ...origin, caipNetworkId: null })).toBe(false)
})
