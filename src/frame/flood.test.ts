import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readLog } from '../utils/log.ts'
import { createFakePage, frameOrigin } from './testing/fakeFrame.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Creates a seeded random generator, so that every run of the test sends the same messages. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

it('100,000 arbitrary messages to the frame’s client change no state and leak no memory', async () => {
  const page = createFakePage()
  const request = page.client.request('GET_FARCASTER_URI', undefined)
  page.postFromFrame({ type: '@w3m-frame/READY' })
  await new Promise((resolve) => setTimeout(resolve, 600))
  const [requested] = page.latest().requests
  const statuses = [...page.statuses]
  const random = createRandom(7)
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]
  const names = ['GET_USER', 'CONNECT_OTP', 'READ', 'READY_SUCCESS', 'RPC_REQUEST', '', '__proto__']

  function message() {
    const type = pick([
      `@w3m-frame/${pick(names)}_${pick(['SUCCESS', 'ERROR'])}`,
      `@w3m-app/${pick(names)}`,
      random().toString(36).repeat(10),
      random(),
      undefined,
    ])
    const id = pick([requested?.id, random().toString(36), random(), undefined, {}])
    const payload = pick([
      undefined,
      null,
      { message: 'x'.repeat(random() * 5_000) },
      [[[[random()]]]],
    ])
    const data = pick([{ type, id, payload }, type, null, [type], new Map([['type', type]])])
    const origin = pick([frameOrigin, 'https://evil.example', 'null'])
    const source = pick([page.latest().contentWindow, null, {}])
    return { data, origin: String(origin), source }
  }

  for (let i = 0; i < 20_000; i++) page.post(message())
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const logBefore = readLog().length
  for (let i = 0; i < 80_000; i++) page.post(message())
  collectGarbage()
  const grown = process.memoryUsage().heapUsed - before
  expect(readLog().length).toBeLessThan(1_024_000 + 2_100)
  expect(logBefore).toBeGreaterThan(0)
  expect(grown).toBeLessThan(5_000_000)
  expect(page.statuses).toEqual(statuses)
  expect(page.latest().requests).toHaveLength(1)
  expect(page.frames).toHaveLength(1)

  page.postFromFrame({
    id: requested?.id,
    type: '@w3m-frame/GET_FARCASTER_URI_SUCCESS',
    payload: { url: 'https://f.example' },
  })
  expect(await request).toEqual({ url: 'https://f.example' })
  page.client.dispose()
})
