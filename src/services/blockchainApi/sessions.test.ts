import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'
import { getSessions, revokeSession } from './sessions.ts'

let server: TestServer
afterEach(() => server.close())

async function revokeWithResponse(result: string) {
  server = await startTestServer((_, response) => response.end(result))
  const context = testServiceContext({ blockchainApiUrl: server.url })
  return revokeSession(context, 'eip155:1:0xa', { pci: 'pci-1', signature: '0x1' })
}

it.each(['', '{}', '{"success": true}'])(
  'revoking a smart session resolves for the response "%s"',
  async (response) => {
    await revokeWithResponse(response)
    const paths = server.received.map(({ url }) => decodeURIComponent(url.pathname))
    expect(paths).toEqual(['/v1/sessions/eip155:1:0xa/revoke'])
  },
)

it.each(['{"success": false}', '<!doctype html><title>Sign in</title>', '{"succ', '"no"'])(
  'revoking a smart session rejects for the response %s',
  async (response) => {
    await expect(revokeWithResponse(response)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  },
)

it('a smart session with a valid id is listed even if its other fields are invalid', async () => {
  const permissions = Array(60).fill({ type: 'call-limit' })
  const pcis = [
    { pci: 'many', project: { name: 'App' }, expiry: 1_700_000_000, permissions },
    { pci: 'nameless', project: { name: ' ', url: 'https://app.example' }, expiry: 'soon' },
    { pci: 'bare', project: 'x', expiry: 1e300 },
    { pci: 'bare', project: 'x', expiry: 1e300 },
    { project: { name: 'No id' }, expiry: 1, permissions: [] },
    null,
  ]
  server = await startTestServer((_, response) => response.end(JSON.stringify({ pcis })))
  const context = testServiceContext({ blockchainApiUrl: server.url })
  const { sessions, hidden } = await getSessions(context, 'eip155:10:0xa')
  expect(hidden).toBe(2)
  expect(sessions).toMatchObject([
    { pci: 'many', app: { name: 'App' }, caipNetworkId: 'eip155:10', permissions },
    {
      pci: 'nameless',
      app: { name: null, url: 'https://app.example/' },
      expiresAt: null,
      expiry: 'soon',
    },
    { pci: 'bare', app: { name: null, url: null }, expiresAt: 8.64e15, expiry: 1e300 },
  ])
})
