import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Identity } from '../../services/blockchainApi/identity.ts'
import { getTokenBalances } from '../../services/blockchainApi/tokenBalances.ts'
import { identityCache } from '../../storage/identityCache.ts'
import { nativeBalanceCache } from '../../storage/nativeBalanceCache.ts'
import type { Balance } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { formatUnits } from '../../utils/amount.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import {
  blockBalance,
  isBalanceBlocked,
  sayUnavailable,
  unblockBalance,
} from './balanceFailures.ts'

/** Refreshes an account's balance, name and avatar. After a failure the former values stay. */
export async function refreshAccount(namespace: Namespace): Promise<void> {
  await Promise.all([refreshBalance(namespace), refreshIdentity(namespace)])
}

/** Refreshes the balance of the account button: the native one, or that of the host's token. */
export async function refreshBalance(namespace: Namespace, force = false): Promise<void> {
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  const caipAddress = caipAddressOf(account)
  if (!hasFamilyPart(namespace, 'balances') || !network || !account.address || !caipAddress) return
  const token = options.tokens[network.caipNetworkId]
  const key = token ? `${caipAddress}/${token.address}` : caipAddress
  if (isBalanceBlocked(key)) return
  const cached = force ? undefined : nativeBalanceCache.read(key)
  try {
    const balance = cached ?? (await readBalance(account.address, network, token?.address, force))
    unblockBalance(key)
    if (caipAddressOf(accountOf(namespace)) !== caipAddress) return
    if (!cached) nativeBalanceCache.write(key, balance)
    if (options.tokens[network.caipNetworkId]?.address === token?.address) {
      updateAccount(namespace, { balance })
    }
  } catch (thrown) {
    blockBalance(key)
    log('warn', `balance of ${network.caipNetworkId} could not be read`, thrown)
    if (caipAddressOf(accountOf(namespace)) === caipAddress) sayUnavailable(network, thrown)
  }
}

/** @throws WalletModalError BALANCE_UNAVAILABLE, or the error of the node or service */
export async function readBalance(
  address: string,
  network: Network,
  token: string | undefined,
  force = false,
): Promise<Balance> {
  const context = serviceContext()
  if (token && context && (await isChainSupported(context, network.caipNetworkId))) {
    const { caipNetworkId } = network
    // After a transaction the service's cache still has the former balance.
    const forceUpdate = force ? [`${caipNetworkId}:${token}` as const] : undefined
    const balances = await getTokenBalances(context, { address, caipNetworkId, forceUpdate })
    const id = `${caipNetworkId}:${token}`.toLowerCase()
    const found = balances.find((balance) => balance.address?.toLowerCase() === id)
    if (found) return { amount: found.quantity.numeric, symbol: found.symbol }
  }
  const balances = await loadFamilyPart(network.chainNamespace, 'balances')
  if (token && balances.getTokenBalance) {
    const held = await balances.getTokenBalance(address, token, rpcFor(network))
    return { amount: formatUnits(held.amountBaseUnits, held.decimals), symbol: held.symbol }
  }
  const { decimals, symbol } = network.nativeCurrency
  const baseUnits = await balances.getBalance(address, rpcFor(network))
  return { amount: formatUnits(baseUnits, decimals), symbol }
}

/** Refreshes name and avatar, in families that have them; test networks have none. */
async function refreshIdentity(namespace: Namespace): Promise<void> {
  const { address } = accountOf(namespace)
  const network = networks.active[namespace]
  if (!hasFamilyPart(namespace, 'names') || !address || !serviceContext()) return
  if (!network || network.testnet) return
  const show = ({ name, avatar }: Identity) => {
    if (accountOf(namespace).address !== address) return
    updateAccount(namespace, { profileName: name || null, profileImage: avatar || null })
  }
  const cached = identityCache.read(address)
  if (cached) return show(cached)
  try {
    const { lookUpIdentity } = await loadPart(import('../names/lookUpIdentity.ts'))
    const found = await lookUpIdentity(address, network)
    if (!found) return
    const { isComplete, ...identity } = found
    if (isComplete) identityCache.write(address, identity)
    if (isComplete || identity.name) show(identity)
  } catch (thrown) {
    log('info', 'no identity could be read', thrown)
  }
}
