import { SignClient } from '@walletconnect/sign-client'
import { onTestFinished } from 'vitest'
import { type Relay, startRelay } from '../../../../demo/services/relay/relay.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { type Client, createClient } from '../sdk/client.ts'
import { createSdkStorage, type SdkStorage } from '../sdk/sdkStorage.ts'
import { address } from './networks.ts'

// Each test has its own clients, as each page has, so the SDK must not share its core.
process.env.DISABLE_GLOBAL_CORE = 'true'

export async function startTestRelay(port = 0): Promise<Relay> {
  const relay = await startRelay({ port })
  onTestFinished(() => relay.close())
  return relay
}

async function closeClient({ core }: Client): Promise<void> {
  core.heartbeat.stop()
  await core.relayer.transportClose()
}

export async function createPage(
  context: ConnectorContext,
  storage: SdkStorage = createSdkStorage(),
) {
  const client = await createClient(context, storage)
  onTestFinished(() => closeClient(client))
  return client
}

/**
 * Delays the relay's acknowledgement of a publish until a wallet's response has arrived; the message itself is not
 * delayed.
 */
export function withLateRelay({ core }: Client): void {
  const { relayer, history } = core
  const publish = relayer.publish.bind(relayer)
  const publishCustom = relayer.publishCustom.bind(relayer)
  const response = new Promise<void>((resolve) => {
    history.on('history_updated', () => setImmediate(resolve))
  })
  relayer.publish = (...sent) => publish(...sent).then(() => response)
  relayer.publishCustom = (...sent) => publishCustom(...sent).then(() => response)
}

type Proposal = ReturnType<Client['proposal']['get']>
type Namespaces = Parameters<Client['approve']>[0]['namespaces']

export const granted: Namespaces = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    accounts: [`eip155:1:${address}`, `eip155:8453:${address}`],
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
    events: ['accountsChanged', 'chainChanged'],
  },
}

function next<T>(client: Client, name: Parameters<Client['on']>[0]): Promise<T> {
  return new Promise((resolve) => {
    client.once(name, (value) => resolve(value as T))
  })
}

/** Creates a real client of the SDK in the role of the wallet. */
export async function createWallet(relayUrl: string) {
  const client = await SignClient.init({
    relayUrl,
    projectId: '1'.repeat(32),
    storage: createSdkStorage(),
    logger: 'silent',
    telemetryEnabled: false,
    signConfig: { disableRequestQueue: true },
    metadata: {
      name: 'Test\u202e wallet ',
      description: '',
      url: 'https://wallet.example',
      icons: ['https://wallet.example/icon.png'],
    },
  })
  client.core.verify.resolve = () => Promise.reject(new Error('There is no verify service here.'))
  const engine = client.engine as unknown as { isValidDisconnect(params: object): Promise<void> }
  const isValidDisconnect = engine.isValidDisconnect
  // A duplicate message causes an uncaught error in the wallet, which is not under test.
  engine.isValidDisconnect = (params) => isValidDisconnect(params).catch(() => {})
  onTestFinished(() => closeClient(client))

  return {
    client,
    async propose(uri: string): Promise<Proposal> {
      const proposed = next<{ params: Proposal }>(client, 'session_proposal')
      await client.pair({ uri })
      return (await proposed).params
    },
    /** Pairs with the URI and approves the proposal. Resolves with the session's topic. */
    async approve(uri: string, namespaces = granted): Promise<string> {
      const { id } = await this.propose(uri)
      const { topic, acknowledged } = await client.approve({ id, namespaces })
      await acknowledged()
      return topic
    },
    async reject(uri: string, reason = { code: 5000, message: 'User rejected.' }): Promise<void> {
      const { id } = await this.propose(uri)
      await client.reject({ id, reason })
    },
    /** Responds to every request with the result of `handle`, or with the error that it throws. */
    respond(handle: (method: string, params: unknown, chainId: string) => unknown): void {
      client.on('session_request', async ({ id, topic, params }) => {
        const respond = { id, jsonrpc: '2.0' as const }
        const { method, params: requestParams } = params.request
        try {
          const result = await handle(method, requestParams, params.chainId)
          await client.respond({ topic, response: { ...respond, result } })
        } catch (error) {
          const { code, message } = error as { code: number; message: string }
          await client.respond({ topic, response: { ...respond, error: { code, message } } })
        }
      })
    },
  }
}
