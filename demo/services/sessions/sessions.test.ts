import { Wallet } from 'ethers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Services, startServices } from '../index.ts'
import { anyPorts } from '../run/ports.ts'
import { grantMessage, revocationMessage } from './sessionMessages.ts'

let services: Services

beforeAll(async () => {
  services = await startServices({ ports: anyPorts })
})
afterAll(() => services.close())

const owner = Wallet.createRandom()
const other = Wallet.createRandom()
const account = `eip155:1:${owner.address}`
const request = {
  project: { id: 'test', name: 'Test app' },
  expiry: 4_000_000_000,
  permissions: [{ type: 'call-limit', data: { count: 3 } }],
}

async function api(path = '', body?: object) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const url = `${services.urls.blockchainApi}/v1/sessions/${encodeURIComponent(account)}${path}`
  const response = await fetch(url, init)
  return { status: response.status, body: await response.json() }
}

it('a session is active from the signed grant until the signed revocation', async () => {
  const { pci, key } = (await api('', request)).body
  expect(key).toMatchObject({ type: 'secp256k1' })
  expect((await api()).body).toEqual({ pcis: [] })
  const stolen = await api('/activate', {
    pci,
    context: await other.signMessage(grantMessage(pci)),
  })
  expect(stolen.status).toBe(401)
  const context = await owner.signMessage(grantMessage(pci))
  expect((await api('/activate', { pci, context })).status).toBe(200)
  const policies: [] = []
  const session = { ...request, policies, pci, context, createdAt: expect.any(Number) }
  expect((await api()).body).toEqual({ pcis: [session] })

  // A signature of another message, or of another account, does not end the session.
  for (const signature of [context, await other.signMessage(revocationMessage(pci))]) {
    expect((await api('/revoke', { pci, signature })).status).toBe(401)
  }
  expect((await api()).body.pcis[0]).not.toHaveProperty('revokedAt')
  const signature = await owner.signMessage(revocationMessage(pci))
  expect((await api('/revoke', { pci, signature })).status).toBe(200)
  expect((await api()).body.pcis[0]).toMatchObject({ pci, revokedAt: expect.any(Number) })
})

it.each([
  ['', {}],
  ['/revoke', { pci: 'none', signature: '0x00' }],
  ['/activate', { pci: 1 }],
])('a malformed session request is rejected: %s %j', async (path, body) => {
  expect((await api(path, body)).status).toBeGreaterThanOrEqual(400)
})
