import { expect, it } from 'vitest'
import { mergeStored } from './mergeStored.ts'

const record = (topic: string, expiry = 1) => ({ topic, expiry })
const [a, b, c] = [record('a'), record('b'), record('c')]

it('merging stored records adds this tab’s new records to those of another tab', () => {
  expect(mergeStored([a], [a, b], [a, c])).toEqual([a, c, b])
  expect(mergeStored({ a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 })).toEqual({ a: 1, c: 3, b: 2 })
})

it('merging stored records removes what this tab or another tab has removed', () => {
  expect(mergeStored([a, b], [b], [a, b, c])).toEqual([b, c])
  expect(mergeStored([a, b], [a, b], [a])).toEqual([a])
  expect(mergeStored({ a: 1, b: 2 }, { b: 2 }, { a: 1 })).toEqual({})
})

it('merging stored records prefers this tab’s change to another tab’s', () => {
  const changed = record('a', 9)
  expect(mergeStored([a], [changed], [record('a', 5), b])).toEqual([changed, b])
  expect(mergeStored([a], [a], [record('a', 5)])).toEqual([record('a', 5)])
})

it('merging keeps this tab’s value if the values cannot be compared', () => {
  expect(mergeStored(undefined, [a], undefined)).toEqual([a])
  expect(mergeStored('x', 'y', 'z')).toBe('y')
  expect(mergeStored([], [a], { a: 1 })).toEqual([a])
})
