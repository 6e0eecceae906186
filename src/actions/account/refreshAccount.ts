import { hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import {
  balanceRetryMs,
  blockBalance,
  isBalanceBlocked,
  unblockBalance,
} from '../../controllers/balances.ts'
import { providerOf } from '../../controllers/connections.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { mustSignInFirst } from '../../controllers/signInGate.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Identity } from '../../services/blockchainApi/identity.ts'
import { getTokenBalances } from '../../services/blockchainApi/tokenBalances.ts'
import { identityCache } from '../../storage/identityCache.ts'
import { nativeBalanceCache } from '../../storage/nativeBalanceCache.ts'
import type { Balance } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { formatUnits } from '../../utils/amount.ts'
import { toCaipAddress } from '../../utils/caip.ts'
import { afterFirstPress } from '../../utils/firstPress.ts'
import { isWithin } from '../../utils/isWithin.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { reportError } from '../report/reportError.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** Refreshes an account's balance, name and avatar. A failed request leaves the shown value unchanged. */
export async function refreshAccount(namespace: Namespace): Promise<void> {
  await Promise.all([refreshBalance(namespace), refreshIdentity(namespace)])
}

/**
 * Refreshes the balance on the account button. It is the balance of the host's token if the host has set one, else the
 * native balance.
 */
export async function refreshBalance(namespace: Namespace, force = false): Promise<void> {
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  const caipAddress = caipAddressOf(account)
  if (!hasFamilyPart(namespace, 'balances') || !network || !account.address || !caipAddress) return
  if (mustSignInFirst(namespace)) return
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
    if (caipAddressOf(accountOf(namespace)) === caipAddress) reportUnavailable(network, thrown)
  }
}

/**
 * Time of the last reported failure in ms since the epoch. All accounts share one time, because several requests may
 * fail at once.
 */
let reportedAt = Number.NEGATIVE_INFINITY

/**
 * Reports BALANCE_UNAVAILABLE in a toast and an `error` event, at most once in 30 s over all networks. A network that the
 * page has not configured has no nodes, so nothing failed.
 */
export function reportUnavailable({ caipNetworkId }: Network, cause: unknown): void {
  if (!findRequestedNetwork(caipNetworkId)) return
  if (isWithin(reportedAt, balanceRetryMs)) return
  reportedAt = Date.now()
  const longMessage = `No node or service told the balance on ${caipNetworkId}. It is asked for again after 30 s.`
  reportError(new WalletModalError('BALANCE_UNAVAILABLE', { longMessage, cause }), 'toast')
}

/**
 * Reads the balance of `token` (contract address), or of the native token, as a decimal amount.
 *
 * @throws WalletModalError of the node or the service
 */
export async function readBalance(
  address: string,
  network: Network,
  token: string | undefined,
  force = false,
): Promise<Balance> {
  const context = serviceContext()
  if (token && context && (await isChainSupported(context, network.caipNetworkId))) {
    const { caipNetworkId } = network
    // After a transaction the service's cache is stale.
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
  const provider = providerOf(network.chainNamespace)
  const baseUnits = await balances.getBalance(address, rpcFor(network), provider)
  return { amount: formatUnits(baseUnits, decimals), symbol }
}

/** Refreshes name and avatar. Both may differ between networks. Test networks have neither. */
async function refreshIdentity(namespace: Namespace): Promise<void> {
  const { address } = accountOf(namespace)
  const network = networks.active[namespace]
  if (!address || !network || network.testnet || mustSignInFirst(namespace)) return
  const id = toCaipAddress(network.caipNetworkId, address)
  const show = ({ name, avatar, displayName }: Identity & { displayName?: string | undefined }) => {
    if (caipAddressOf(accountOf(namespace)) !== id) return
    const shown = { profileName: name || null, displayName: displayName ?? null }
    updateAccount(namespace, { ...shown, profileImage: avatar || null })
  }
  const cached = identityCache.read(id)
  if (cached) return show(cached)
  try {
    const { lookUpIdentity } = await loadPart(import('../names/lookUpIdentity.ts'))
    let isWithheld = false
    const { isComplete, ...identity } = await lookUpIdentity(address, network, show, () => {
      isWithheld = true
    })
    if (isComplete) identityCache.write(id, identity)
    if (isComplete || identity.name || identity.displayName) show(identity)
    if (isWithheld) {
      afterFirstPress(() => {
        if (caipAddressOf(accountOf(namespace)) === id) void refreshIdentity(namespace)
      })
    }
  } catch (thrown) {
    log('info', 'no identity could be read', thrown)
  }
}
