import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { networks } from '../../controllers/networks.ts'
import { farcasterLeft, leaveFarcaster } from './leaveFarcaster.ts'

const reload = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../embeddedWallet/loadEmbeddedWallet.ts', () => ({
  loadEmbeddedWallet: async () => ({ reload }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  networks.requested = [toNetwork('eip155:1')]
  const farcasterUrl = 'https://farcaster.example/login'
  updateEmbeddedWallet({ frame: 'ready', socialProvider: 'farcaster', farcasterUrl })
})
afterEach(() => {
  vi.useRealTimers()
  delete accounts.eip155
})

it('leaving Farcaster resets the link and reloads the frame after 100 ms', async () => {
  leaveFarcaster()
  await vi.advanceTimersByTimeAsync(99)
  expect(embeddedWallet.farcasterUrl).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(embeddedWallet).toMatchObject({ farcasterUrl: null, socialProvider: null })
  expect(reload).toHaveBeenCalledOnce()
  updateEmbeddedWallet({ frame: 'loading' })
  await farcasterLeft()
})

it('leaving Farcaster keeps a login that has connected within 100 ms', async () => {
  leaveFarcaster()
  updateAccount('eip155', { connectorId: 'ID_AUTH' })
  setStatus('eip155', 'connected')
  await vi.advanceTimersByTimeAsync(100)
  expect(embeddedWallet.farcasterUrl).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
})
