import * as z from 'zod/mini'
import { connectorsOf } from '../../src/actions/wallets/connectorsOf.ts'
import { directConnectors, isInstalled, walletOf } from '../../src/actions/wallets/installedRows.ts'
import { toRow } from '../../src/actions/wallets/toRow.ts'
import { findNetwork } from '../../src/chains/networks.ts'
import { injected } from '../../src/connectors/installed/kinds.ts'
import { connectors } from '../../src/controllers/connectors.ts'
import { findRequestedNetwork, networks } from '../../src/controllers/networks.ts'
import { options } from '../../src/controllers/options.ts'
import { wallets } from '../../src/controllers/wallets.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type { Network } from '../../src/types/network.ts'
import type { Wallet, WalletRow } from '../../src/types/wallet.ts'
import { wallet as walletSchema } from './schemas.ts'

/**
 * Parsers of the data of commands. A value is a text if it comes from the attributes of a button, and anything if it
 * comes from a script.
 */

/**
 * Finds a network of the page by slug or CAIP-2 id.
 * @throws WalletModalError NETWORK_NOT_FOUND if the page has not configured it
 */
export function readNetwork(value: unknown): Network {
  const id =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'caipNetworkId') : value
  const caipNetworkId = findNetwork(String(id))?.caipNetworkId ?? String(id)
  const network = findRequestedNetwork(caipNetworkId)
  if (network) return network
  const longMessage = `${String(id)} is not among the configured networks: add it to the networks attribute.`
  throw new WalletModalError('NETWORK_NOT_FOUND', { longMessage })
}

/** Finds a wallet by rdns, id or name: among installed wallets first, then in all loaded lists. */
export function findWallet(name: string): WalletRow | undefined {
  const isIt = ({ id, name: own, rdns }: Pick<Wallet, 'id' | 'name' | 'rdns'>) =>
    [id, own, rdns].some((value) => value?.toLowerCase() === name.toLowerCase())
  const direct = directConnectors(connectors.list)
  const named = direct.filter(isIt)
  const { id: anyInstalled } = injected.connector
  // The name `injected` means any installed wallet: the one at `window.ethereum`, or else the first one that has
  // announced itself.
  const connector =
    name === anyInstalled
      ? (direct.find(({ id }) => id === name) ?? direct.find(isInstalled))
      : (named.find(({ namespace }) => namespace === networks.activeNamespace) ?? named[0])
  if (connector) {
    const wallet = walletOf(connector)
    // The same wallet may have connectors with other ids in other namespaces.
    const others = connectorsOf(wallet, direct).filter(
      ({ namespace }) => namespace !== connector.namespace,
    )
    const ways = [connector, ...others]
    return { key: `connector:${connector.id}`, wallet, connectors: ways, tag: null }
  }
  const lists = [
    options.customWallets,
    wallets.recent,
    wallets.featured,
    wallets.recommended,
    wallets.pages.wallets,
    wallets.found,
  ]
  const found = lists.flat().find(isIt)
  return found && toRow(found, connectors.list)
}

export function readWallet(value: unknown): Wallet | undefined {
  if (typeof value === 'string') return findWallet(value)?.wallet
  const parsed = z.safeParse(walletSchema, value)
  return parsed.success ? parsed.data : undefined
}
