import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFrame } from '../frame/startFrame.ts'
import { startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { Contract } from './Contract.ts'
import type { Operation } from './readOperations.ts'

/** Base URLs of the demo's servers, by the name of their document. */
const servers: Record<string, string> = {}
let close: () => Promise<unknown>

beforeAll(async () => {
  const services = await startServices({ ports: anyPorts })
  const { chains, blockchainApi, walletServices } = services.urls
  const frame = await startFrame({
    ports: anyPorts,
    chains,
    sessionsUrl: blockchainApi,
    parents: ['http://localhost:1'],
  })
  close = () => Promise.all([services.close(), frame.close()])
  servers['wallet-services'] = walletServices
  servers['blockchain-api'] = blockchainApi
  servers['embedded-wallet'] = frame.urls.frame
})
// Closing rejects if a response was outside of its document.
afterAll(() => close())

/** Operations whose example names what the demo does not have: a session, a signature, a ticket. */
const refused = [
  'registerName',
  'activateSession',
  'revokeSession',
  'showDevice',
  'approveDevice',
  'waitForDevice',
  'finishEmailLogin',
  'finishSocialLogin',
  'waitForFarcaster',
  'startEmailUpdate',
  'confirmPresentEmail',
  'confirmNewEmail',
  'fund',
]

/** Requests the example of an operation. */
async function request(base: string, { method, path, parameters, body }: Operation) {
  const url = new URL(base)
  url.pathname = path.replace(/\{(\w+)\}/g, (_, name) => {
    const { example } = parameters.find((one) => one.in === 'path' && one.name === name) ?? {}
    return encodeURIComponent(String(example))
  })
  for (const { name, in: place, example } of parameters) {
    if (place === 'query' && example !== undefined) url.searchParams.set(name, String(example))
  }
  const [[type, example] = []] = body?.examples ?? []
  // Each request is from another device, because one that waits for a decision would wait long.
  const values = Object.entries(example ?? {}).map(([key, value]) => {
    return [key, key === 'device' ? crypto.randomUUID() : value] as const
  })
  const isForm = type === 'application/x-www-form-urlencoded'
  const form = new URLSearchParams(values.map(([key, value]) => [key, String(value)]))
  const text = isForm ? form : JSON.stringify(Object.fromEntries(values))
  return await fetch(url, {
    method,
    headers: { origin: new URL(base).origin },
    ...(body && { body: text }),
  })
}

describe.each(['wallet-services', 'blockchain-api', 'embedded-wallet'])('the demo’s %s', (name) => {
  it.each(new Contract(name).operations)('responds to the example of $id', async (operation) => {
    const response = await request(servers[name] ?? '', operation)
    expect(response.ok, await response.text()).toBe(!refused.includes(operation.id))
    expect(response.status).not.toBe(500)
  })
})
