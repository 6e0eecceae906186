import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { NamespaceLogin } from '../../frame/NamespaceLogin.ts'
import type { Namespace } from '../../types/caip.ts'
import type {
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'

/** Time limit of `restore` in milliseconds, because a frame may never respond. */
const restoreMs = 30_000

const open = new Map<Namespace, { login: NamespaceLogin; wallet: EmbeddedWallet }>()

async function signOut(wallet: EmbeddedWallet): Promise<void> {
  try {
    await wallet.signOut()
  } catch (error) {
    log('warn', 'the frame was not told of the disconnect', error)
  }
}

async function toConnection(
  wallet: EmbeddedWallet,
  namespace: Namespace,
  { connector: { id, name, type }, context }: ConnectRequest,
  signal?: AbortSignal,
): Promise<WalletConnection[]> {
  const network = context.preferredNetwork(namespace)
  if (!network || !hasFamilyPart(namespace, 'embeddedWallet')) return []
  const create = await loadFamilyPart(namespace, 'embeddedWallet')
  const user = await wallet.connect(network.caipNetworkId, signal)
  open.get(namespace)?.login.close()
  const { provider, login } = create({ wallet, user, context })
  open.set(namespace, { login, wallet })
  const typeOf = (address: string) => {
    const isSame = (one: { address: string }) => one.address.toLowerCase() === address.toLowerCase()
    return login.user.accounts.find(isSame)?.type ?? 'eoa'
  }
  return [
    {
      namespace,
      provider,
      wallet: { id, name, rdns: null, type },
      approvedCaipNetworkIds: null,
      sessionId: id,
      follow: ({ ended }) =>
        wallet.onChange({ user: () => {}, ended: () => ended('wallet', 'session') }),
      typeOf,
    },
  ]
}

/**
 * Connects all namespaces. Only the connector's own namespace must succeed. It is connected last, because the frame
 * stays on the network of the last connection.
 */
async function connectAll(request: ConnectRequest): Promise<WalletConnection[]> {
  const { connector, context } = request
  const wallet = await context.embeddedWallet()
  const all = context.networks.map((network) => network.chainNamespace)
  const namespaces = new Set(request.namespaces ?? all)
  namespaces.delete(connector.namespace)
  const others: WalletConnection[] = []
  for (const namespace of namespaces) {
    try {
      others.push(...(await toConnection(wallet, namespace, request)))
    } catch (thrown) {
      log('warn', `the embedded wallet has no account on ${namespace}`, thrown)
    }
  }
  return [...(await toConnection(wallet, connector.namespace, request)), ...others]
}

/** Driver of the embedded wallet. The user has logged in before `connect` is called. */
export const authDriver: ConnectorDriver = {
  connect: connectAll,

  async restore(request) {
    const { connector, context } = request
    const wallet = await context.embeddedWallet()
    const signal = AbortSignal.timeout(restoreMs)
    if (!(await wallet.isConnected(signal))) throw new WalletModalError('SESSION_EXPIRED')
    return toConnection(wallet, connector.namespace, request, signal)
  },

  /** Ends the login. All namespaces share it, so all of them are disconnected. */
  async disconnect() {
    const [first] = open.values()
    for (const { login } of open.values()) login.close()
    open.clear()
    if (first) await signOut(first.wallet)
  },
}
