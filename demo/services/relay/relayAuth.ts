import type { IncomingMessage } from 'node:http'
import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'

/** Tolerated difference of clocks. */
const LEEWAY_SECONDS = 60

type RelayAdmission = { clientId: string } | { refusal: string }

/** Checks project id and token of a connection; the messages are those of the public relay. */
export async function admit(request: IncomingMessage): Promise<RelayAdmission> {
  const query = new URL(request.url ?? '/', 'ws://localhost').searchParams
  const projectId = query.get('projectId') ?? ''
  if (projectId === '' || projectId === 'unknown') return { refusal: 'Unauthorized: invalid key' }
  if (projectId === 'forbidden') return { refusal: 'Unauthorized: origin not allowed' }
  try {
    const token = query.get('auth') ?? ''
    if (!(await verifyJWT(token))) return { refusal: 'JWT validation error: invalid signature' }
    const { iss, aud, iat, exp } = decodeJWT(token).payload
    const now = Date.now() / 1000
    if (iat > now + LEEWAY_SECONDS) {
      return { refusal: 'JWT validation error: JWT Token is not yet valid' }
    }
    if (exp < now - LEEWAY_SECONDS) {
      return { refusal: 'JWT validation error: JWT Token is expired' }
    }
    if (new URL(aud).host !== request.headers.host) {
      return { refusal: 'JWT validation error: invalid audience' }
    }
    return { clientId: iss }
  } catch {
    return { refusal: 'JWT validation error: malformed token' }
  }
}
