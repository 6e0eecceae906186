import { expect, it, vi } from 'vitest'
import { anySignal } from './anySignal.ts'

it('a signal aborts once, with the first of two, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal([one.signal, other.signal])
  const onAbort = vi.fn()
  signal.addEventListener('abort', onAbort)
  expect(signal.aborted).toBe(false)
  other.abort('other')
  one.abort('one')
  expect(signal.reason).toBe('other')
  expect(onAbort).toHaveBeenCalledTimes(1)
})

it('a signal of an aborted one is aborted, for the first reason', () => {
  const one = new AbortController()
  one.abort('before')
  const signals = [new AbortController().signal, one.signal, AbortSignal.abort('later')]
  expect(anySignal(signals).reason).toBe('before')
})
