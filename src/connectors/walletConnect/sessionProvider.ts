import type { ConnectorContext } from '../../types/connectorKind.ts'
import type { Client } from './client.ts'

/** What a provider needs of the SDK: requests, and the events about its session. */
export type SessionClient = Pick<Client, 'request' | 'on' | 'off'> & {
  session: Pick<Client['session'], 'getAll'>
}

export interface SessionProviderOptions {
  client: SessionClient
  topic: string
  context: ConnectorContext
}

/** A provider as its family's developers know it, in front of one namespace of a session. */
export interface SessionProvider {
  provider: object
  /** Stops following the session. The provider answers nothing from then on. */
  close(): void
}

export type CreateSessionProvider = (options: SessionProviderOptions) => SessionProvider
