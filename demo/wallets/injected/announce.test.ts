import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceProvider, walletInfo } from './announce.ts'
import type { InjectedProvider } from './provider.ts'

const info = walletInfo({ name: 'Test', rdns: 'test.wallet', rpcUrls: {}, chainId: '0x1' })
const provider = { request: async () => undefined } as unknown as InjectedProvider

function page() {
  const target = new EventTarget()
  const announced: unknown[] = []
  target.addEventListener('eip6963:announceProvider', (event) => {
    if (event instanceof CustomEvent) announced.push(event.detail)
  })
  return {
    target,
    announced,
    requestProviders: () => target.dispatchEvent(new Event('eip6963:requestProvider')),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the wallet announces itself on load and on every request, with the same provider', () => {
  const { target, announced, requestProviders } = page()
  announceProvider(target, info, provider, 0)
  requestProviders()
  expect(announced).toEqual([
    { info, provider },
    { info, provider },
  ])
  expect(Object.isFrozen(announced[0]) && Object.isFrozen(info)).toBe(true)
})

test('a wallet with a delay announces itself only after the delay', () => {
  const { target, announced, requestProviders } = page()
  announceProvider(target, info, provider, 300)
  requestProviders()
  expect(announced).toEqual([])
  vi.advanceTimersByTime(300)
  expect(announced).toHaveLength(1)
})

test('a wallet set to manual ignores announcement requests until a test announces it', () => {
  const { target, announced, requestProviders } = page()
  const announce = announceProvider(target, info, provider, 'manual')
  requestProviders()
  expect(announced).toEqual([])
  announce()
  requestProviders()
  expect(announced).toHaveLength(2)
})
