import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { orNull, record, text } from './schemas.ts'

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'addedByPage')
})

test('a `record` schema ignores properties that the page added to Object.prototype', () => {
  Object.assign(Object.prototype, { addedByPage: () => 'not text' })
  expect(z.parse(record(text, text), { own: 'entry' })).toEqual({ own: 'entry' })
})

test('a schema can be made on a page that has extended Object.prototype', () => {
  Object.assign(Object.prototype, { addedByPage: () => 'not text' })
  expect(z.parse(z.object({ name: text }), { name: 'Ada' })).toEqual({ name: 'Ada' })
})

test('a `record` schema reports the path of an invalid key or value', () => {
  const schema = record(text.check(z.refine((key) => key !== 'bad', 'not this key')), text)
  const pathOf = (value: unknown) => z.safeParse(schema, value).error?.issues[0]?.path
  expect(pathOf({ good: 'x', bad: 'y' })).toEqual(['bad'])
  expect(pathOf({ good: 'x', other: 1 })).toEqual(['other'])
  for (const value of [null, [], 'text', undefined]) {
    expect(z.safeParse(schema, value).success).toBe(false)
  }
})

test('`orNull` parses undefined as null, and refuses an invalid value', () => {
  expect(z.parse(orNull(text), null)).toBeNull()
  expect(z.parse(orNull(text), undefined)).toBeNull()
  expect(z.parse(orNull(text), '')).toBe('')
  expect(z.safeParse(orNull(text), 1).success).toBe(false)
})
