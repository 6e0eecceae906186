import { afterEach, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import { testServiceContext } from '../testing/testServiceContext.ts'
import { revokeSession } from './sessions.ts'

let server: TestServer
afterEach(() => server.close())

async function revokeAnswered(answer: string) {
  server = await startTestServer((_, response) => response.end(answer))
  const context = testServiceContext({ blockchainApiUrl: server.url })
  return revokeSession(context, 'eip155:1:0xa', { pci: 'pci-1', signature: '0x1' })
}

it.each(['', '{}', '{"success": true}'])(
  'a session ends where the service answers "%s"',
  async (answer) => {
    await revokeAnswered(answer)
    const paths = server.received.map(({ url }) => decodeURIComponent(url.pathname))
    expect(paths).toEqual(['/v1/sessions/eip155:1:0xa/revoke'])
  },
)

it('a session goes on where the service says that it has not ended', async () => {
  await expect(revokeAnswered('{"success": false}')).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})
