import { expect, it } from 'vitest'
import { frozenCopy } from './frozenCopy.ts'
import { createState } from './state.ts'

it('a frozen copy keeps its members when the state that it was made of changes', () => {
  const state = createState({
    token: { symbol: 'DAI', price: 1 },
    rates: [{ rate: 3 }],
    amount: 5n,
  })
  const copy = frozenCopy(state)
  state.token.price = 500
  state.rates[0] = { rate: 900 }
  expect(copy).toEqual({ token: { symbol: 'DAI', price: 1 }, rates: [{ rate: 3 }], amount: 5n })
})

it('a member of a frozen copy cannot be written', () => {
  const copy = frozenCopy({ token: { price: 1 } })
  expect(() => {
    copy.token.price = 2
  }).toThrow(TypeError)
})

it('bytes of a frozen copy are not those of the original', () => {
  const bytes = new Uint8Array([1])
  const copy = frozenCopy({ bytes })
  bytes[0] = 2
  expect(copy.bytes[0]).toBe(1)
})
