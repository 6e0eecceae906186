import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { Client } from '../sdk/client.ts'
import { parseSession, type WalletSession } from './session.ts'

/** What a provider needs of the SDK: requests, and the events about its session. */
export type SessionClient = Pick<Client, 'request' | 'on' | 'off'> & {
  session: Pick<Client['session'], 'getAll'>
}

/** A session, and who has it. */
export interface SessionHandle {
  client: SessionClient
  topic: string
}

export interface SessionProviderOptions extends SessionHandle {
  context: ConnectorContext
}

/** The session as it is now; null once it has ended. */
export function readSession({ client, topic }: SessionHandle): WalletSession | null {
  return parseSession(client.session.getAll().find((one) => one.topic === topic))
}

/** A provider as its family's developers know it, in front of one namespace of a session. */
export interface SessionProvider {
  provider: object
  /** Stops following the session. The provider answers nothing from then on. */
  close(): void
}

export type CreateSessionProvider = (options: SessionProviderOptions) => SessionProvider
