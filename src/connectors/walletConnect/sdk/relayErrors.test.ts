import { expect, it } from 'vitest'
import { toRelayError } from './relayErrors.ts'

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
