import { expect, it, vi } from 'vitest'
import { listen } from './provider.ts'

it('stopping `listen` tolerates a wallet whose getters throw', () => {
  const heard = vi.fn()
  const on = vi.fn()
  const wallet = {
    request: async () => null,
    on,
    get removeListener(): unknown {
      throw new Error('removeListener is not for you')
    },
  }
  const stop = listen(wallet, 'accountsChanged', heard)
  expect(stop).not.toThrow()
  on.mock.calls[0]?.[1]([])
  expect(heard).not.toHaveBeenCalled()
})

it('`listen` tolerates a wallet whose emitter cannot be read', () => {
  const wallet = {
    request: async () => null,
    get on(): unknown {
      throw new Error('on is not for you')
    },
  }
  expect(() => listen(wallet, 'accountsChanged', () => {})()).not.toThrow()
})
