import { refreshTokens } from '../../src/actions/account/refreshTokens.ts'
import { loadActivity, loadMoreActivity } from '../../src/actions/activity/loadActivity.ts'
import { accountOf, caipAddressOf } from '../../src/controllers/accounts.ts'
import { transactions } from '../../src/controllers/transactions.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import type {
  AccountPermissions,
  AccountTokens,
  AccountTransactions,
  HeldToken,
} from '../../src/types/host.ts'
import type { TokenBalance } from '../../src/types/token.ts'
import { loadPart } from '../../src/utils/loadPart.ts'
import { viewRegistry } from '../../src/views/registry.ts'
import type { Command } from './bridge.ts'
import { connectedNamespace } from './connectedNamespace.ts'
import { freeze } from './snapshot.ts'

/** The address of a token in its CAIP-10 or CAIP-19 id: what follows the network. */
const plainAddress = ({ address, chainId }: TokenBalance): string | null =>
  address?.slice(chainId.length + 1) ?? null

const toHeldToken = (token: TokenBalance): HeldToken => ({
  caipNetworkId: token.chainId,
  address: plainAddress(token),
  name: token.name,
  symbol: token.symbol,
  decimals: Number(token.quantity.decimals),
  amount: token.isUnknown ? null : token.quantity.numeric,
  price: token.price ?? null,
  value: token.isUnknown ? null : (token.value ?? null),
  iconUrl: token.iconUrl,
})

/**
 * Reads what the account holds on its network, from the cache of the view Account.
 * @throws WalletModalError NOT_CONNECTED; BALANCE_UNAVAILABLE if no source responds
 */
async function readHeldTokens({ namespace }: Command): Promise<AccountTokens> {
  const own = connectedNamespace(namespace)
  await refreshTokens(own)
  const { tokenBalance, tokenStatus, address, caipNetworkId } = accountOf(own)
  if (!tokenBalance || !address || !caipNetworkId) throw new WalletModalError('BALANCE_UNAVAILABLE')
  const isWhole = tokenStatus === 'complete'
  return freeze({ address, caipNetworkId, isWhole, tokens: tokenBalance.map(toHeldToken) })
}

/**
 * Reads the newest transactions of the account on its network, from the cache of the view Transactions; with `more` also the
 * next older ones.
 * @throws WalletModalError NOT_CONNECTED; the reason why the page has no history; TRANSACTIONS_UNAVAILABLE
 */
async function readTransactions({ namespace, more }: Command): Promise<AccountTransactions> {
  const own = connectedNamespace(namespace)
  const reason = viewRegistry.Transactions.unavailableReason?.({ namespace: own })
  if (reason) throw reason
  // A button's data are texts.
  const isMore = more === true || more === 'true'
  await (isMore ? loadMoreActivity(own) : loadActivity(own))
  const { list, next, status, owner } = transactions
  const { address, caipNetworkId } = accountOf(own)
  // The user may have switched to another account or network in the meantime.
  const isOwn = owner === caipAddressOf(accountOf(own))
  if (status !== 'ready' || !isOwn || !address || !caipNetworkId)
    throw new WalletModalError('TRANSACTIONS_UNAVAILABLE')
  return freeze({ address, caipNetworkId, transactions: [...list], hasMore: next !== null })
}

/** Reads permissions by the code of their view, which few pages load. */
async function readPermissions(): Promise<AccountPermissions> {
  const part = await loadPart(import('./readAccountPermissions.ts'))
  return part.readAccountPermissions()
}

/** Commands that read the account. Their code is that of its views. */
export const accountCommands = {
  tokens: readHeldTokens,
  transactions: readTransactions,
  permissions: readPermissions,
}
