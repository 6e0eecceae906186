import type { Eip155Provider } from '../../../chains/eip155/walletConnect.ts'
import type { ConnectorContext, ConnectRequest } from '../../../types/connectorDriver.ts'
import { createSdkStorage } from '../sdk/sdkStorage.ts'
import { createWalletConnectDriver } from '../walletConnectDriver.ts'
import { testContext } from './networks.ts'
import { createPage, createWallet, granted, startTestRelay } from './peers.ts'

export const connector = {
  id: 'walletConnect',
  type: 'WALLET_CONNECT',
  name: 'WalletConnect',
  namespace: 'eip155',
} as const

type Page = Pick<Awaited<ReturnType<typeof openPage>>, 'relay' | 'context' | 'driver'>

/** Opens a page with a relay, a client and a driver of its own. */
async function openPage(changes: Partial<ConnectorContext>) {
  const relay = await startTestRelay()
  const context = testContext(relay.url, changes)
  const storage = createSdkStorage()
  const client = await createPage(context, storage)
  const driver = createWalletConnectDriver(async () => client)
  return { relay, context, storage, client, driver }
}

/** Pairs a page with a new wallet that grants these namespaces. */
export async function pairWith(
  { relay, context, driver }: Page,
  namespaces = granted,
  request: Partial<ConnectRequest> = {},
) {
  const wallet = await createWallet(relay.url)
  const responded = { topic: Promise.resolve('') }
  const connections = await driver.connect({
    connector,
    context,
    ...request,
    onPairingUri: (uri) => {
      responded.topic = wallet.approve(uri, namespaces)
    },
  })
  return { wallet, topic: await responded.topic, connections }
}

/** Opens a page and connects it to a new wallet. */
export async function connected(
  changes: Partial<ConnectorContext> = {},
  namespaces = granted,
  request: Partial<ConnectRequest> = {},
) {
  const page = await openPage(changes)
  const paired = await pairWith(page, namespaces, request)
  const [connection] = paired.connections
  if (!connection) throw new Error('There is no connection.')
  const provider = connection.provider as Eip155Provider
  return { ...page, ...paired, connection, provider }
}
