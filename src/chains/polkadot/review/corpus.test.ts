import { expect, it } from 'vitest'
import { measureReader } from '../../testing/measureReader.ts'
import { benign, declared, hostile } from './testing/corpus.ts'
import { ask } from './testing/read.ts'

const measuring = measureReader({ hostile, benign, declared }, ({ method, params }) =>
  ask(method, params),
)

it('the reader of Polkadot stops hostile requests of the corpus, and few of apps that declare what they call and pay', async () => {
  const measured = await measuring
  process.stdout.write(
    `Polkadot: ${hostile.length} hostile, ${benign.length} benign requests, ${JSON.stringify(measured)}\n`,
  )
  expect(measured.recall).toBeGreaterThanOrEqual(0.98)
  expect(measured.falseAlarmsDeclared).toBeLessThanOrEqual(0.03)
  expect(measured.falseAlarms).toBeLessThanOrEqual(0.1)
})

it('a sentence that is marked leaves no request of Polkadot without a doubt or a risk', async () => {
  expect((await measuring).unsettled).toEqual([])
})

it('the corpus of Polkadot has 30 requests of each kind or more, each with a name of its own', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(30)
  expect(benign.length).toBeGreaterThanOrEqual(30)
  const names = [...hostile, ...benign].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
