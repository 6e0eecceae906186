import { expect, it } from 'vitest'
import { measureReader } from '../../testing/measureReader.ts'
import { benign, declared, hostile } from './testing/corpus.ts'
import { ask } from './testing/read.ts'

const measuring = measureReader({ hostile, benign, declared }, ({ method, params }) =>
  ask(method, params),
)

it('the reader of Solana stops hostile requests of the corpus, and few of apps that declare their programs', async () => {
  const measured = await measuring
  process.stdout.write(
    `Solana: ${hostile.length} hostile, ${benign.length} benign requests, ${JSON.stringify(measured)}\n`,
  )
  expect(measured.recall).toBeGreaterThanOrEqual(0.98)
  expect(measured.falseAlarmsDeclared).toBeLessThanOrEqual(0.03)
  expect(measured.falseAlarms).toBeLessThanOrEqual(0.1)
})

it('a sentence that is marked leaves no request of Solana without a doubt or a risk', async () => {
  expect((await measuring).unsettled).toEqual([])
})

it('the corpus of Solana has 40 hostile and 30 benign requests or more, each with a name of its own', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  expect(benign.length).toBeGreaterThanOrEqual(30)
  const names = [...hostile, ...benign].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
