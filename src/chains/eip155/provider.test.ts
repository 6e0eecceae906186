import { expect, it, vi } from 'vitest'
import { isGranted, listen, toProvider } from './provider.ts'

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

it('a provider that throws for keys which it does not have is taken, and counts as granting each method', () => {
  const wallet = new Proxy({ request: async () => null } as Record<PropertyKey, unknown>, {
    get(target, key) {
      if (key in target) return target[key]
      throw new TypeError(`no property ${String(key)}`)
    },
  })
  expect(isGranted(toProvider(wallet), 'personal_sign')).toBe(true)
  const deaf = new Proxy(wallet, {
    get() {
      throw new TypeError('no property')
    },
  })
  expect(() => toProvider(deaf)).toThrow(
    expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
  )
})
