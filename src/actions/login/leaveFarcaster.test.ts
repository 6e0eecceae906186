import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accounts, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { createModal } from '../../controllers/modal.ts'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { updateOptions } from '../../controllers/options.ts'
import { createRouter } from '../../controllers/router.ts'
import { createFakeStorage } from '../../storage/testing/fakeStorage.ts'
import { writable } from '../../utils/testing/writable.ts'
import { leaveFarcaster } from './leaveFarcaster.ts'
import { loginWithFarcaster } from './loginWithFarcaster.ts'
import { submitEmail } from './submitEmail.ts'

const reload = vi.hoisted(() => vi.fn(async () => {}))
const connectEmail = vi.hoisted(() => vi.fn(async () => 'VERIFY_OTP'))
const farcasterUrl = vi.hoisted(() => vi.fn(() => new Promise(() => {})))
vi.mock('../../frame/page.ts', () => ({
  openFrame: () => ({ reload, connectEmail, farcasterUrl }),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('localStorage', createFakeStorage())
  vi.stubGlobal('matchMedia', () => new EventTarget())
  updateOptions({ projectId: 'p1' })
  setRequestedNetworks([toNetwork('eip155:1')])
  const farcasterUrl = 'https://farcaster.example/login'
  updateEmbeddedWallet({ frame: 'ready', socialProvider: 'farcaster', farcasterUrl })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete writable(accounts).eip155
})

it('leaving the Farcaster view removes its link, and reloads the frame after 100 ms', async () => {
  leaveFarcaster()
  await vi.advanceTimersByTimeAsync(99)
  expect(embeddedWallet.farcasterUrl).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(embeddedWallet).toMatchObject({ farcasterUrl: null, socialProvider: null })
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  updateEmbeddedWallet({ frame: 'loading' })
})

it('leaving the Farcaster view does not reload the frame if the login connects within 100 ms', async () => {
  leaveFarcaster()
  updateAccount('eip155', { connectorId: 'ID_AUTH' })
  setStatus('eip155', 'connected')
  await vi.advanceTimersByTimeAsync(100)
  expect(embeddedWallet.farcasterUrl).not.toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['email', connectEmail, () => submitEmail(createModal(createRouter), 'ada@mail.example')],
  [
    'Farcaster',
    farcasterUrl,
    () => loginWithFarcaster(createModal(createRouter), new AbortController().signal),
  ],
])(
  'a login by %s right after leaving the Farcaster view waits until the frame has reloaded',
  async (_, request, logIn) => {
    leaveFarcaster()
    void logIn()
    await vi.advanceTimersByTimeAsync(100)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(100)
    expect(request).not.toHaveBeenCalled()
    updateEmbeddedWallet({ frame: 'loading' })
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce())
  },
)
