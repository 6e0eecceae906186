import { SignClient } from '@walletconnect/sign-client'
import { Wallet } from 'ethers'

export type Client = InstanceType<typeof SignClient>

const CHAIN = 'eip155:1'
const METHODS = ['personal_sign']
const EVENTS = ['accountsChanged', 'chainChanged']

/** The wallet's account: the third of the well-known mnemonic. */
const signer = new Wallet('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
export const ADDRESS = signer.address

/** A client of an app or a wallet, without its calls to hosted services. */
export async function createClient(name: string, relayUrl: string): Promise<Client> {
  const client = await SignClient.init({
    projectId: '0123456789abcdef0123456789abcdef',
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storageOptions: { database: ':memory:' },
    // Clients of one process share their core unless the prefix differs.
    customStoragePrefix: `${name}-${crypto.randomUUID()}`,
    metadata: { name, description: name, url: 'http://localhost', icons: [] },
  })
  client.core.verify.register = async () => ''
  return client
}

/** Closes the client and stops its reconnection, which would otherwise never end. */
export async function dispose(client: Client): Promise<void> {
  client.core.heartbeat.stop()
  await client.core.relayer.transportClose()
}

/** The app's side of a pairing: the URI and the later approval. */
export async function propose(dapp: Client) {
  const { uri, approval } = await dapp.connect({
    optionalNamespaces: { eip155: { chains: [CHAIN], methods: METHODS, events: EVENTS } },
  })
  if (uri === undefined) throw new Error('The client made no URI.')
  return { uri, approval }
}

/** The wallet's side up to the proposal. */
export async function receiveProposal(wallet: Client, uri: string): Promise<{ id: number }> {
  const proposal = new Promise<{ id: number }>((resolve) =>
    wallet.once('session_proposal', resolve),
  )
  await wallet.pair({ uri })
  return await proposal
}

/** Pairs and approves; resolves with the session topic. */
export async function establish(dapp: Client, wallet: Client): Promise<string> {
  const { uri, approval } = await propose(dapp)
  const { id } = await receiveProposal(wallet, uri)
  const accounts = [`${CHAIN}:${ADDRESS}`]
  const { acknowledged } = await wallet.approve({
    id,
    namespaces: { eip155: { accounts, methods: METHODS, events: EVENTS } },
  })
  const [session] = await Promise.all([approval(), acknowledged()])
  return session.topic
}

/** The wallet signs every request. */
export function signEverything(wallet: Client): void {
  wallet.on('session_request', async ({ topic, id, params }) => {
    const [message] = params.request.params as [string, string]
    const result = await signer.signMessage(Buffer.from(message.slice(2), 'hex'))
    await wallet.respond({ topic, response: { jsonrpc: '2.0', id, result } })
  })
}

export async function personalSign(dapp: Client, topic: string, text: string): Promise<string> {
  const params = [`0x${Buffer.from(text).toString('hex')}`, ADDRESS]
  return await dapp.request({ topic, chainId: CHAIN, request: { method: 'personal_sign', params } })
}
