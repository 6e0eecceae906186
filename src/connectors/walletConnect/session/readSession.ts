import type { Client } from '../sdk/client.ts'
import { parseSession, type WalletSession } from './session.ts'

/** The SDK's client as far as a session uses it: requests and events. */
export type SessionClient = Pick<Client, 'request' | 'on' | 'off'> & {
  session: Pick<Client['session'], 'getAll'>
}

export interface SessionHandle {
  client: SessionClient
  topic: string
}

/** The current session; null once it has ended. */
export function readSession({ client, topic }: SessionHandle): WalletSession | null {
  return parseSession(client.session.getAll().find((one) => one.topic === topic))
}
