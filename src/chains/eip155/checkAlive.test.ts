import { expect, it } from 'vitest'
import { toWalletError } from '../walletError.ts'
import { checkAlive } from './checkAlive.ts'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'

const never = () => new Promise(() => {})

it.each([
  ['answers nothing', never],
  ['throws 1011', () => Promise.reject(rpcError(1011, 'Disconnected from its background'))],
  ['throws without a code', () => Promise.reject(new Error('Extension context invalidated.'))],
])('an updated or removed extension is recognised if it %s', async (_, eth_chainId) => {
  const wallet = Object.assign(createFakeWallet({ eth_chainId }), { isConnected: () => false })
  const thrown = await checkAlive(wallet, 10).catch((error: unknown) => error)
  expect(toWalletError(thrown).code).toBe('WALLET_UNREACHABLE')
})

it.each([
  ['says that it is connected', { isConnected: () => true }, never],
  ['has no isConnected', {}, never],
  ['is not connected before it is asked', { isConnected: () => false }, () => '0x1'],
])('a working wallet passes the check if it %s', async (_, methods, eth_chainId) => {
  await checkAlive(Object.assign(createFakeWallet({ eth_chainId }), methods), 10)
})
