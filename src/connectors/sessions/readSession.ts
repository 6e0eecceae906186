import type { SignClient } from '@walletconnect/sign-client'
import { parseSession, type WalletSession } from './parseSession.ts'

type Client = InstanceType<typeof SignClient>

/** The part of WalletConnect's client that a session needs. Other ways to a wallet on another device have it, too. */
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
