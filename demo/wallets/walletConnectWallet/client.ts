import { SignClient } from '@walletconnect/sign-client'

export type Client = InstanceType<typeof SignClient>
export type Session = ReturnType<Client['session']['get']>
export type Proposal = ReturnType<Client['proposal']['get']>

export interface ClientOptions {
  relayUrl: string
  /** The demo's own relay accepts any 32 characters. */
  projectId?: string
  /** The wallet's name for sites. */
  name?: string
  /** The wallet's web page, if it has one. */
  url?: string
  /** Separates several wallets of one process, because the SDK would share one client between them. */
  storagePrefix?: string
  /** The client stores nothing on disk; Node has no browser storage. */
  inMemory?: boolean
}

/** A sign-client of the wallet's side, without its calls to hosted services. */
export async function createClient(options: ClientOptions): Promise<Client> {
  const client = await SignClient.init({
    relayUrl: options.relayUrl,
    projectId: options.projectId ?? '0'.repeat(32),
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: options.name ?? 'Demo wallet',
      description: 'A test wallet with public keys',
      url: options.url ?? 'http://localhost:4178',
      icons: [],
    },
    // Requests wait in the wallet's own queue, because the queue of the SDK would delay each request by a second.
    signConfig: { disableRequestQueue: true },
    ...(options.storagePrefix ? { customStoragePrefix: options.storagePrefix } : {}),
    ...(options.inMemory ? { storageOptions: { database: ':memory:' } } : {}),
  })
  // The verify service is turned off. It is not part of a local set-up, and an unreachable service would delay each
  // request by seconds.
  const { verify } = client.core
  verify.register = async () => ''
  verify.resolve = async () => Promise.reject(new Error('There is no verify service here.'))
  return client
}

export async function closeClient(client: Client): Promise<void> {
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
}
