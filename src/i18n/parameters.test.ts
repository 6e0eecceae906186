import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parameterTypes } from '../../.ci/texts.ts'
import parts from './parts.json' with { type: 'json' }
import { languages, readTexts } from './testing/readTexts.ts'

const keys = Object.keys(readTexts('en'))

it('the types of parameters are those that `npm run texts` writes', () => {
  const written = readFileSync(join(import.meta.dirname, 'parameters.ts'), 'utf8')
  expect(written).toBe(parameterTypes())
})

it('each rule of a part fits the key of a text', () => {
  const fits = (rule: string) =>
    keys.some((key) => key === rule || key.startsWith(rule.endsWith('_') ? rule : `${rule}.`))
  expect(
    Object.values(parts)
      .flat()
      .filter((rule) => !fits(rule)),
  ).toEqual([])
})

it('no language has a text that English lacks', () => {
  const unknown = languages.flatMap((tag) =>
    Object.keys(readTexts(tag)).filter((key) => !keys.includes(key)),
  )
  expect(unknown).toEqual([])
})
