import { toWalletError } from '../../chains/walletError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectRequest } from '../../types/connectorDriver.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import type { InstalledWallet } from './InstalledWallet.ts'
import { listInstalled } from './installedWallets.ts'
import { findSessionWallet } from './multichain/sessionWallet.ts'

/** Returns a wallet's entries of other namespaces: those with its name, as the list groups them. */
export const furtherOf = ({ name }: Connector, namespaces: readonly Namespace[]) =>
  namespaces.flatMap(
    (namespace) => listInstalled(namespace).find((one) => one.connector.name === name) ?? [],
  )

/**
 * Has the user grant several namespaces to the page by one prompt, if the wallet has sessions for that. Resolves with the wallet's
 * entries of the further namespaces that are granted. If the session fails, there is none, and the wallet connects its own
 * namespace.
 * @throws WalletModalError USER_REJECTED if the user declines
 */
export async function connectFurther({
  connector,
  context,
  further = [],
}: ConnectRequest): Promise<InstalledWallet[]> {
  const others = furtherOf(connector, further)
  const wallet = others.length > 0 ? findSessionWallet(connector) : undefined
  if (!wallet) return []
  const namespaces = [connector.namespace, ...others.map((one) => one.connector.namespace)]
  try {
    const { requestSession } = await loadPart(import('./multichain/requestSession.ts'))
    const granted = await requestSession(wallet, namespaces, context)
    return others.filter((one) => granted.includes(one.connector.namespace))
  } catch (thrown) {
    const error = toWalletError(thrown)
    if (error.code === 'USER_REJECTED') throw error
    log('warn', 'the wallet has not granted several families at once', thrown)
    return []
  }
}
