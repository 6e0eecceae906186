import { expect, it } from 'vitest'
import { createMemoryStore } from './createMemoryStore.ts'

const count = 100_000

it('the memory accepts no further nonce while it is full, and again once some have expired', () => {
  const store = createMemoryStore()
  const expired = Date.now() - 1
  for (let index = 1; index < count; index += 1) store.takeNonce(`n${index}`, Date.now() + 60_000)
  expect(store.takeNonce('old', expired)).toBe(true)
  expect(store.takeNonce('n1', Date.now() + 60_000)).toBe(false)
  expect(store.takeNonce('next', Date.now() + 60_000)).toBe(true)
  expect(() => store.takeNonce('one more', Date.now() + 60_000)).toThrow(/full/)
})

it('the memory forgets the oldest of the ended sign-ins while it is full', () => {
  const store = createMemoryStore()
  for (let index = 0; index <= count; index += 1) store.endSignIn(`s${index}`, Date.now() + 60_000)
  expect(store.isEnded('s0')).toBe(false)
  expect(store.isEnded('s1')).toBe(true)
  expect(store.isEnded(`s${count}`)).toBe(true)
})
