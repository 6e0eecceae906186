import type { Client } from '../sdk/client.ts'
import { parseSession, type WalletSession } from './parseSession.ts'

export type SessionClient = Pick<Client, 'request' | 'on' | 'off'> & {
  session: Pick<Client['session'], 'getAll'>
}

export interface SessionHandle {
  client: SessionClient
  topic: string
}

/** Reads the session of a topic. Null once the session has ended. */
export function readSession({ client, topic }: SessionHandle): WalletSession | null {
  return parseSession(client.session.getAll().find((one) => one.topic === topic))
}
