import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'

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

/** True if the host's attributes exclude the wallet: no list, view or command may offer it. */
export function isExcluded({ id, rdns, name }: Pick<Wallet, 'id' | 'rdns' | 'name'>): boolean {
  const all = Object.values(excludedWallets()).flat()
  return [id, rdns, name].some((one) => one && all.includes(one))
}

/** True for an installed Coinbase Wallet, on any namespace, while `enable-coinbase` is off. */
export function isConnectorOff({ rdns, name, flags = [] }: Connector): boolean {
  const own = [rdns, name, ...flags]
  return !options.enableCoinbase && Object.values(coinbase).some((one) => own.includes(one))
}
