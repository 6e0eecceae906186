import { expect, it, vi } from 'vitest'
import { testContext } from '../testing/networks.ts'
import { createPage, startTestRelay } from '../testing/peers.ts'
import type { Client } from './client.ts'
import { hearRefusals, toRelayError } from './relayErrors.ts'

it.each([
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED'],
  ['Unauthorized: invalid key', 'INVALID_PROJECT_ID'],
  ['getaddrinfo ENOTFOUND relay.example', 'RELAY_UNREACHABLE'],
])('the relay’s error “%s” becomes %s', (text, code) => {
  const thrown = new Error(`WebSocket connection closed abnormally with code: 3000 (${text})`)
  const error = toRelayError(thrown)
  expect(error).toMatchObject({ code, cause: thrown })
  expect(error.longMessage).toContain(text)
})

/**
 * Opens the socket as the SDK does for a stored session. Without a session, the SDK has no public method that opens the
 * socket.
 */
function reach({ core }: Client): void {
  const relayer = core.relayer as unknown as { connect(): Promise<void> }
  relayer.connect().catch(() => {})
}

/** Emits the SDK's error of a closed socket. */
function say({ core }: Client, message: string): void {
  core.relayer.events.emit('relayer_error', new Error(message))
}

it('a refusal by the relay emits one error, even without a pairing', async () => {
  const relay = await startTestRelay()
  const client = await createPage(testContext(relay.url, { projectId: 'forbidden' }))
  const tell = vi.fn()
  hearRefusals(client, tell, () => false)
  hearRefusals(client, tell, () => false)
  reach(client)
  await vi.waitFor(() => expect(tell).toHaveBeenCalled(), 8_000)
  say(client, 'closed with code: 3000 (Unauthorized: origin not allowed)')
  expect(tell.mock.calls).toEqual([
    [expect.objectContaining({ code: 'INVALID_APP_CONFIGURATION' })],
  ])
})

it('during a pairing, neither a refusal by the relay nor an unreachable relay emits an error', async () => {
  const client = await createPage(testContext('ws://127.0.0.1:9'))
  const tell = vi.fn()
  let isPairing = true
  hearRefusals(client, tell, () => isPairing)
  say(client, 'closed with code: 3000 (Unauthorized: invalid key)')
  isPairing = false
  say(client, 'closed with code: 1006 (Socket stalled)')
  expect(tell).not.toHaveBeenCalled()
  say(client, 'closed with code: 3000 (Unauthorized: invalid key)')
  expect(tell).toHaveBeenCalledTimes(1)
})
