import type { Client } from '../sdk/client.ts'
import { parseSession, type WalletSession } from './session.ts'

/** What a session needs of the SDK: requests, and the events about it. */
export type SessionClient = Pick<Client, 'request' | 'on' | 'off'> & {
  session: Pick<Client['session'], 'getAll'>
}

/** A session, and who has it. */
export interface SessionHandle {
  client: SessionClient
  topic: string
}

/** The session as it is now; null once it has ended. */
export function readSession({ client, topic }: SessionHandle): WalletSession | null {
  return parseSession(client.session.getAll().find((one) => one.topic === topic))
}
