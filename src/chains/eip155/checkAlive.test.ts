import { expect, it } from 'vitest'
import { checkAlive } from './checkAlive.ts'
import { createFakeWallet, rpcError } from './testing/fakeWallet.ts'

const never = () => new Promise(() => {})

it.each([
  ['answers nothing', never],
  ['throws 1011', () => Promise.reject(rpcError(1011, 'Disconnected from its background'))],
])('a dead extension that %s is told apart', async (_, eth_chainId) => {
  const wallet = Object.assign(createFakeWallet({ eth_chainId }), { isConnected: () => false })
  await expect(checkAlive(wallet, 10)).rejects.toMatchObject({
    code: expect.toSatisfy((code) => code === 'WALLET_UNREACHABLE' || code === 1011),
  })
})

it.each([
  ['says that it is connected', { isConnected: () => true }, never],
  ['has no isConnected', {}, never],
  ['is not connected before it is asked', { isConnected: () => false }, () => '0x1'],
])('a live wallet that %s is asked', async (_, methods, eth_chainId) => {
  await checkAlive(Object.assign(createFakeWallet({ eth_chainId }), methods), 10)
})
