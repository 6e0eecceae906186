import { auth } from '../../connectors/auth/kind.ts'
import type { ConnectorKind } from '../../connectors/ConnectorKind.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { rdnsOf } from './connectorsOf.ts'

const coinbase = {
  id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
  rdns: 'com.coinbase.wallet',
  name: 'Coinbase Wallet',
  flag: 'isCoinbaseWallet',
}

interface Settings {
  enableCoinbase: boolean
  excludeWalletIds: readonly string[]
}

interface Known {
  excludedRdns: readonly string[]
  excludedNames: readonly string[]
}

/** Ids, rdns and names of excluded wallets. rdns and names are missing until the directory has responded. */
export function excludedWallets(
  { enableCoinbase, excludeWalletIds: excludedIds }: Settings = options,
  { excludedRdns, excludedNames }: Known = wallets,
) {
  if (enableCoinbase) return { excludedIds, excludedRdns, excludedNames }
  return {
    excludedIds: [...excludedIds, coinbase.id],
    excludedRdns: [...excludedRdns, coinbase.rdns],
    excludedNames: [...excludedNames, coinbase.name],
  }
}

type Identity = Pick<Wallet, 'id' | 'rdns' | 'name'>

/** True for an id of the directory. */
export const isDirectoryId = (entry: string): boolean => /^[\da-f]{64}$/.test(entry)

/**
 * True if the page names the wallet, kind or connector in `only-wallets`, or names none. An id of the directory stands for
 * the wallet's rdns and name, too, once the directory has responded.
 */
export function isListed({ id, rdns, name }: Identity): boolean {
  const { onlyWallets } = options
  if (onlyWallets.length === 0) return true
  const known = wallets.only.filter((one) => onlyWallets.includes(one.id))
  const entries = [...onlyWallets, ...known.flatMap((one) => [one.rdns, one.name])]
  const allowed = entries.map((entry) => rdnsOf(entry)?.toLowerCase())
  return [id, rdnsOf(rdns), name].some((one) => one && allowed.includes(one.toLowerCase()))
}

/** True if the page lists the logins by email and social account. */
export const allowsLogins = (): boolean => isListed({ ...auth.connector, id: auth.command.wallet })

/** True if the page lists any wallet that a QR code without a name pairs. */
export const allowsAnyWallet = (): boolean => isListed(walletConnect.connector)

/**
 * True if the page lists the kind by its own word. Kinds whose connectors stand for many wallets count as listed: those
 * wallets are judged one by one.
 */
export function allowsKind({ connector, isEmbedded, isInstalled, pairs }: ConnectorKind): boolean {
  if (isEmbedded) return allowsLogins()
  return !connector || isInstalled || pairs || !isExcluded(connector)
}

/** True if the host's attributes exclude the wallet: no list, view or command may offer it. */
export function isExcluded({ id, rdns, name }: Identity): boolean {
  if (!isListed({ id, rdns, name })) return true
  const all = Object.values(excludedWallets()).flat()
  return [id, rdns, name].some((one) => one && all.includes(one))
}

/** True for an installed wallet that the page does not list, and for Coinbase Wallet while `enable-coinbase` is off. */
export function isConnectorOff({ id, rdns, name, flags = [] }: Connector): boolean {
  if (!isListed({ id, rdns, name })) return true
  const own = [rdns, name, ...flags]
  return !options.enableCoinbase && Object.values(coinbase).some((one) => own.includes(one))
}
