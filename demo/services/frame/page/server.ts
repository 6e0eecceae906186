import { isRecord } from '../../../wallets/shared/json.ts'
import { load, save } from './store.ts'

/** The logged-in user; the token never leaves this origin. */
export interface Session {
  token: string
  userId: string
  email: string | null
  userName: string | null
}

/** This browser's random id. */
function deviceName(): string {
  const known = load('device')
  if (known !== undefined) return known
  const name = crypto.randomUUID()
  save('device', name)
  return name
}

/** Sends a request to the frame's server. @throws with the server's message if it refuses. */
export async function post(
  name: string,
  values: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const response = await fetch(`/api/${name}`, {
    method: 'POST',
    body: JSON.stringify({ device: deviceName(), token: loadSession()?.token ?? '', ...values }),
  }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (!response || !isRecord(body)) throw new Error('The demo wallet is out of reach.')
  if (response.ok) return body
  throw new Error(typeof body.message === 'string' ? body.message : 'Something went wrong')
}

/** Polls the frame's server until the user has decided on another page. */
export async function pollUntilDecided(name: string): Promise<Record<string, unknown>> {
  for (;;) {
    const body = await post(name)
    if (body.pending !== true) return body
  }
}

export function loadSession(): Session | undefined {
  const text = load('session')
  return text === undefined ? undefined : (JSON.parse(text) as Session)
}

export function saveSession(session: Session | undefined): void {
  save('session', session && JSON.stringify(session))
}

export function sessionIn(body: Record<string, unknown>): Session {
  const { session } = body
  if (isRecord(session) && typeof session.token === 'string') return session as unknown as Session
  throw new Error('The login did not succeed.')
}
