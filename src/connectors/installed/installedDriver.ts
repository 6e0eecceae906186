import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { toWalletError } from '../../chains/walletError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type {
  ConnectorContext,
  ConnectorDriver,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import { log } from '../../utils/log.ts'
import { attemptRead } from './announced.ts'
import { connectFurther } from './connectFurther.ts'
import type { InstalledWallet, LabelledProvider } from './InstalledWallet.ts'
import { getInstalled, listInstalled, observeInstalled } from './installedWallets.ts'
import { isNowAnnounced, toPrint } from './walletPrint.ts'

/**
 * Milliseconds for which restoring waits for the wallet of a stored session. With Manifest V3 of Chrome, an extension
 * that adds a script element may start after the page's scripts (https://github.com/alephium/alephium-web3/pull/449,
 * November 2024). MetaMask's detect-provider also waits 3 s (https://github.com/MetaMask/detect-provider/issues/34).
 */
const lateMs = 3_000

async function toConnection(
  found: InstalledWallet,
  context: ConnectorContext,
): Promise<WalletConnection> {
  const { connector, announcesItself, provide, networks, hashKind } = found
  const { id, name, namespace, rdns = null, type, imageUrl, imageId } = connector
  // `await` would read `then` of a provider, and a provider behind a Proxy may throw for an unknown key or its prototype.
  const provided = provide(context)
  const provider = attemptRead(() => provided instanceof Promise) ? await provided : provided
  return {
    namespace,
    provider,
    wallet: { id, name, rdns, type, imageUrl, imageId },
    approvedCaipNetworkIds: networks ?? null,
    announcesItself,
    // The wallet that shows the page is known by that, and may show it for another account than before.
    ...(!connector.showsPage && { print: toPrint(found, context) }),
    labelOf: attemptRead(() => (provider as LabelledProvider).labelOf),
    ...(hashKind && { hashKind }),
  }
}

/**
 * Finds the wallet of a stored connection by its print, also under another id; without a print by its id. If several
 * announced wallets may be the stored `window.ethereum`, none is chosen.
 */
function findStored({ connector, context, print }: ConnectRequest): InstalledWallet | undefined {
  const own = getInstalled(connector)
  if (print === undefined) return own
  const printOf = (wallet: InstalledWallet) => toPrint(wallet, context)
  if (own && printOf(own) === print) return own
  const all = listInstalled(connector.namespace)
  const same = all.find((wallet) => printOf(wallet) === print)
  if (same) return same
  const [successor, ...others] = all.filter((wallet) => isNowAnnounced(print, printOf(wallet)))
  return others.length === 0 ? successor : undefined
}

/** Waits until discovery finds the wallet. Resolves with undefined after `lateMs` or on abort. */
function waitFor(request: ConnectRequest): Promise<InstalledWallet | undefined> {
  const { signal } = request
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      signal?.removeEventListener('abort', settle)
      resolve(findStored(request))
    }
    const stop = observeInstalled(() => findStored(request) && settle())
    const timer = setTimeout(settle, lateMs)
    signal?.addEventListener('abort', settle)
    if (findStored(request) || signal?.aborted) settle()
  })
}

/**
 * Has a wallet sign in as it connects, if it can and the page requires a sign-in. A wallet that fails, or signs something else,
 * connects without it, and gets the request for the signature afterwards. Resolves with true if it was asked.
 * @throws WalletModalError USER_REJECTED if the user declines
 */
async function signInByConnecting(
  connection: WalletConnection,
  { signIn, context, network, signal }: ConnectRequest,
): Promise<boolean> {
  const { namespace, provider } = connection
  if (!signIn || !laterFamilies[namespace]?.signsInByConnecting?.(connection)) return false
  let isAsked = false
  try {
    const connectAndSignIn = await loadLaterPart(namespace, 'connectAndSignIn')
    const session = await connectAndSignIn({
      provider,
      context,
      network,
      async createMessage(id) {
        const message = signIn.isWanted(id) ? await signIn.createMessage(id) : null
        isAsked = message !== null
        return message
      },
    })
    if (session) await signIn.accept([session], signal)
  } catch (thrown) {
    const error = toWalletError(thrown)
    if (error.code === 'USER_REJECTED') throw error
    log('warn', 'the wallet has not signed in as it connected', thrown)
  }
  return isAsked
}

export const installedDriver: ConnectorDriver = {
  async connect(request) {
    const { connector, context } = request
    const wallet = getInstalled(connector)
    if (!wallet) {
      throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: connector.name } })
    }
    const connection = await toConnection(wallet, context)
    if (await signInByConnecting(connection, request)) return [connection]
    const further = (await connectFurther(request)).map(async (one) => ({
      ...(await toConnection(one, context)),
      connector: one.connector,
    }))
    return [connection, ...(await Promise.all(further))]
  },

  async restore(request) {
    const wallet = await waitFor(request)
    return wallet ? [await toConnection(wallet, request.context)] : []
  },

  // An installed wallet has no session to end; the adapter revokes the wallet's permission.
  async disconnect() {},
}
