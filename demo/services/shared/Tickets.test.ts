import { expect, test } from 'vitest'
import { Tickets } from './Tickets.ts'

test('a ticket can be read many times, and taken once', () => {
  const tickets = new Tickets<string>(1000)
  const name = tickets.issue('value')
  expect(tickets.peek(name)).toBe('value')
  expect(tickets.take(name)).toBe('value')
  expect(tickets.peek(name)).toBeUndefined()
  expect(() => tickets.take(name)).toThrow('used before or has expired')
})

test('a ticket expires', () => {
  let now = 0
  const tickets = new Tickets<string>(1000, () => now)
  const name = tickets.issue('value')
  now = 1000
  expect(() => tickets.take(name)).toThrow('used before or has expired')
})
