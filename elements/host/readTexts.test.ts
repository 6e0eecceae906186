import { afterEach, expect, it, vi } from 'vitest'
import { updateOptions } from '../../src/controllers/options.ts'
import { readTexts } from './readTexts.ts'

const good = { de: { 'title.Connect': 'Verbinden' } }

afterEach(() => vi.restoreAllMocks())

it.each([
  ['a text of a megabyte', { de: { 'title.Connect': 'x'.repeat(1_000_000) } }],
  [
    'ten thousand keys',
    { de: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, ''])) },
  ],
  ['a key of a kilobyte', { de: { ['k'.repeat(1_024)]: '' } }],
  [
    'two hundred languages',
    Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`de-${n + 100}`, {}])),
  ],
])('`texts` with %s are invalid, and the last valid texts stay', (_, texts) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  updateOptions({ texts: JSON.stringify(good) })
  expect(readTexts()).toEqual(good)
  updateOptions({ texts: JSON.stringify(texts) })
  expect(readTexts()).toEqual(good)
})
