import { expect, it, vi } from 'vitest'
import { disconnected, walletStore } from './walletStore.ts'

it('walletStore reports a disconnected wallet on the server, once', async () => {
  expect(typeof document).toBe('undefined')
  const listener = vi.fn()
  walletStore('wallet').subscribe(listener)()
  await Promise.resolve()
  expect(listener.mock.calls).toEqual([[disconnected]])
})
