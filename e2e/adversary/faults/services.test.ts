import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { inRepository } from '../../../.ci/paths.ts'
import { isOwnError } from '../../../src/errors/WalletModalError.ts'
import { apiCalls, directoryCalls } from '../../../src/services/testing/serviceCalls.ts'
import { testServiceContext } from '../../../src/services/testing/testServiceContext.ts'
import { directory, services } from '../table/services.ts'
import { replaceAt } from '../world/mutate.ts'
import { clockOfTest } from './clockOfTest.ts'
import { FaultyHost } from './FaultyHost.ts'
import { type HostFault, hostFaults, wrongShapes } from './hostFaults.ts'

const tables = { ...services, ...directory }
type Endpoint = keyof typeof tables
const calls = { ...apiCalls, ...directoryCalls }
const endpoints = Object.keys(calls) as Endpoint[]

/** Limits of the longest request: its time in ms, and the bytes of a body with the chunk that exceeds them. */
const limits = { timeMs: 10_000, bytes: 4_000_000 + 65_536 }

const context = testServiceContext({
  blockchainApiUrl: 'https://api.example',
  walletServicesUrl: 'https://directory.example',
})

const clock = clockOfTest()
afterEach(() => void vi.unstubAllGlobals())

/** The example of each endpoint's response in the OpenAPI documents, as text. */
const honest = new Map<string, string>()
for (const file of ['blockchain-api', 'wallet-services']) {
  const document = parse(readFileSync(inRepository(`demo/services/openapi/${file}.yaml`), 'utf8'))
  const resolve = (value: { $ref?: string }): unknown =>
    value.$ref
      ?.split('/')
      .slice(1)
      .reduce((one, part) => Reflect.get(Object(one), part), document) ?? value
  for (const endpoint of endpoints) {
    const item = document.paths[endpoint]
    if (!item) continue
    const { content } = resolve((item.get ?? item.post).responses['200']) as { content: object }
    const { example } = Object.values(content)[0]
    honest.set(endpoint, typeof example === 'string' ? example : JSON.stringify(example))
  }
}

/** Calls an endpoint. Resolves with its result or its error, which is one of the catalogue. */
async function callAt(endpoint: Endpoint, fault: HostFault | null, text = honest.get(endpoint)) {
  const host = new FaultyHost(() => ({ body: text ?? '', fault }))
  vi.stubGlobal('fetch', host.fetch)
  const response = calls[endpoint].call(context).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  expect(await clock().until(response, limits.timeMs), 'ends in time').toBe(true)
  const outcome = await response
  if ('error' in outcome) expect(isOwnError(outcome.error), String(outcome.error)).toBe(true)
  expect(host.requests).toBe(1)
  expect(host.mostRead).toBeLessThanOrEqual(limits.bytes)
  return outcome
}

it.each(endpoints)('%s resolves with the example of its document', async (endpoint) => {
  expect(await callAt(endpoint, null)).toHaveProperty('value')
})

/** Endpoints that a fault does not fail: their response has nothing that is missing then. */
const unharmed: Partial<Record<HostFault, readonly Endpoint[]>> = {
  'an empty body': ['/v1/sessions/{address}/revoke'],
  // The browser draws as much of an image as there is.
  'a truncated body': endpoints.filter((one) => one.includes('Image')),
}

describe.each(Object.keys(hostFaults) as HostFault[])('for %s', (fault) => {
  it.each(endpoints)('%s ends by the limits of its request', async (endpoint) => {
    const outcome = await callAt(endpoint, fault)
    const code = unharmed[fault]?.includes(endpoint) ? null : hostFaults[fault].code
    // Analytics are off if the project's settings cannot be read.
    if (endpoint === '/getAnalyticsConfig' && code) expect(outcome).toEqual({ value: false })
    else if (code) expect(outcome).toMatchObject({ error: { code } })
    else expect(outcome).toHaveProperty('value')
  })
})

describe.each(endpoints)('%s', (endpoint) => {
  const text = honest.get(endpoint) ?? ''
  const fields = ['', ...Object.keys(tables[endpoint])]
  it.skipIf(!text.startsWith('{') && !text.startsWith('['))(
    'ends with a result or an error of the catalogue if a field has another shape',
    async () => {
      for (const field of fields)
        for (const shape of wrongShapes)
          await callAt(
            endpoint,
            null,
            JSON.stringify(replaceAt(JSON.parse(text), field, () => shape)),
          )
    },
  )
})
