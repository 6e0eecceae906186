import { expect, it, vi } from 'vitest'
import { createDeferred } from '../utils/createDeferred.ts'
import {
  emitFeatureEvent,
  emitHostEvent,
  type Features,
  onHostEvent,
  requestFeature,
  setLastElement,
  subscribeFeatures,
} from './events.ts'

function subscribe(features: Partial<Features>) {
  const loading = createDeferred<Features>()
  const load = vi.fn(() => loading.promise)
  subscribeFeatures(load)
  return { load, finish: () => loading.resolve(features as Features), fail: loading.reject }
}

it('the chunk with the subscribers loads at the first event, and the event is delivered once the chunk is loaded', async () => {
  const accountChanged = vi.fn()
  const { load, finish } = subscribe({ accountChanged })
  expect(load).not.toHaveBeenCalled()
  emitFeatureEvent('accountChanged', 'eip155')
  emitFeatureEvent('accountChanged', 'solana')
  expect(accountChanged).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(accountChanged.mock.calls).toEqual([['eip155'], ['solana']]))
})

it('a request resolves with the response of the feature that handles it', async () => {
  const appConnection = vi.fn(async () => {})
  const { finish } = subscribe({ appConnection })
  const requested = requestFeature('appConnection', 'polkadot')
  finish()
  await expect(requested).resolves.toBeUndefined()
  expect(appConnection).toHaveBeenCalledWith('polkadot')
})

it('a request rejects if the chunk fails to load or the feature fails', async () => {
  const { fail } = subscribe({})
  const unloaded = requestFeature('embeddedWallet')
  fail(new Error('offline'))
  await expect(unloaded).rejects.toThrow('offline')
  const { finish } = subscribe({ embeddedWallet: () => Promise.reject(new Error('no project')) })
  const failed = requestFeature('embeddedWallet')
  finish()
  await expect(failed).rejects.toThrow('no project')
})

it('the element that left the page last hears errors while no element is in the page', () => {
  const error = { code: 'UNKNOWN', shortMessage: '', longMessage: '', cause: null } as const
  const [gone, present] = [vi.fn(), vi.fn()]
  setLastElement(gone)
  const stop = onHostEvent(present)
  emitHostEvent('error', error)
  expect([present, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  stop()
  emitHostEvent('error', error)
  emitHostEvent('pairinguri', { uri: 'wc:', expiresAt: 0 })
  expect(gone.mock.calls).toEqual([['error', error]])
})
