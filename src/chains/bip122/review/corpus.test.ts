import { expect, it } from 'vitest'
import { measureReader } from '../../testing/measureReader.ts'
import { benign, declared, hostile } from './testing/corpus.ts'
import { ask } from './testing/read.ts'

const measuring = measureReader({ hostile, benign, declared }, ({ method, params }) =>
  ask(method, params),
)

it('the reader of Bitcoin stops hostile requests of the corpus, and few of apps that declare whom they pay', async () => {
  const measured = await measuring
  process.stdout.write(
    `Bitcoin: ${hostile.length} hostile, ${benign.length} benign requests, ${JSON.stringify(measured)}\n`,
  )
  expect(measured.recall).toBeGreaterThanOrEqual(0.98)
  expect(measured.falseAlarms).toBeLessThanOrEqual(0.1)
  // Inscriptions have no worth that could be compared, so that offers and transfers of them are always reviewed.
  expect(measured.names.stoppedDeclared).toEqual([
    'an inscription that is offered for sale',
    'an inscription that is sent',
  ])
})

it('a sentence that is marked leaves no request of Bitcoin without a doubt or a risk', async () => {
  expect((await measuring).unsettled).toEqual([])
})

it('the corpus of Bitcoin has 40 hostile and 40 benign requests or more, each with a name of its own', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
  expect(benign.length).toBeGreaterThanOrEqual(40)
  const names = [...hostile, ...benign].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
