import { hasFamilyPart } from '../../chains/families.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { blockBalance, isBalanceBlocked, unblockBalance } from '../../controllers/balances.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { mustSignInFirst } from '../../controllers/signInGate.ts'
import { markListOfWallet } from '../../controllers/tokens.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readPortfolio, writePortfolio } from '../../storage/portfolioCache.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { toFiat } from '../../utils/fiat.ts'
import { log } from '../../utils/log.ts'
import { asWhole } from '../../utils/state.ts'
import { isSameToken } from './isSameToken.ts'
import { readTokens } from './readTokens.ts'
import { refreshBalance, reportUnavailable } from './refreshAccount.ts'

export interface RefreshTokensOptions {
  /**
   * CAIP-10 addresses of tokens whose balance has just changed. If this field is set, caches are bypassed, even if the
   * list is empty.
   */
  forceUpdate?: readonly string[] | undefined
  /** True for a poll, which bypasses the page's cache, but not the service's. */
  isPoll?: boolean | undefined
}

/** The latest pending request of each account. Results of earlier requests are ignored. */
const pending = new Map<CaipAddress, Promise<void>>()

/** Networks without a service that lists their tokens, which an `error` event has already reported. */
const reportedNetworks = new Set<CaipNetworkId>()

let isServiceOverloaded = false

/** True once the service has responded with status 503, after which tokens are no longer polled. */
export const isPollingOver = () => isServiceOverloaded

export const tokensKey = (account: CaipAddress) => `${account}/tokens`

/** True for status 503, by which the service requests that clients stop polling. */
const isOverloaded = (thrown: unknown) =>
  thrown instanceof WalletModalError && Number(thrown.params.status) === 503

/**
 * Shows tokens that were cached less than 30 s ago, unless a list is already shown. Returns true if there were such
 * tokens.
 */
export function showKeptTokens(namespace: Namespace): boolean {
  const account = accountOf(namespace)
  const key = caipAddressOf(account)
  const kept = key && readPortfolio(key)
  if (kept && !account.tokenBalance)
    updateAccount(namespace, { tokenBalance: asWhole(kept), tokenStatus: 'complete' })
  return Boolean(kept)
}

/**
 * The account button and the token list request the native balance separately. If the two balances differ, the button's
 * balance is read again.
 */
function matchNative(namespace: Namespace, network: Network): void {
  const { balance, tokenBalance } = accountOf(namespace)
  if (!balance || options.tokens[network.caipNetworkId]) return
  const native = tokenBalance?.find(({ address }) => address === undefined)
  if (native && native.quantity.numeric !== balance.amount) void refreshBalance(namespace, true)
}

/**
 * Updates `known` with `read`. Tokens that are missing in `read` stay, because a partial list does not prove that the
 * account lost them.
 */
function mergeInto(known: readonly TokenBalance[], read: readonly TokenBalance[]): TokenBalance[] {
  const kept = known.map((one) => {
    const now = read.find((other) => isSameToken(one, other))
    const value = now && toFiat(now.quantity.numeric, one.price)
    return now ? { ...one, quantity: now.quantity, value } : one
  })
  return [...kept, ...read.filter((one) => !known.some((other) => isSameToken(one, other)))]
}

async function readInto(
  namespace: Namespace,
  network: Network,
  key: CaipAddress,
  forceUpdate: readonly string[] | undefined,
  isLatest: () => boolean,
): Promise<void> {
  const { address, tokenBalance } = accountOf(namespace)
  if (!address) return
  if (!tokenBalance) updateAccount(namespace, { tokenStatus: 'loading' })
  const isCurrent = () => caipAddressOf(accountOf(namespace)) === key
  try {
    const read = await readTokens({ address, network, forceUpdate })
    const { tokens, status, cause } = read
    if (!isLatest()) return
    if (read.isOfWallet) markListOfWallet(tokens)
    if (isOverloaded(cause)) isServiceOverloaded = true
    if (status === 'partial') blockBalance(tokensKey(key))
    else unblockBalance(tokensKey(key))
    if (!isCurrent()) return
    // Observing each of a thousand tokens would be slow.
    const before = accountOf(namespace).tokenBalance
    const shown = status === 'partial' && before ? mergeInto(before, tokens) : tokens
    updateAccount(namespace, { tokenBalance: asWhole(shown), tokenStatus: status })
    if (status === 'complete') writePortfolio(key, tokens)
    const isNews = status === 'partial' || !reportedNetworks.has(network.caipNetworkId)
    if (cause && isNews) reportUnavailable(network, cause)
    if (status === 'unlisted') reportedNetworks.add(network.caipNetworkId)
    matchNative(namespace, network)
  } catch (thrown) {
    blockBalance(tokensKey(key))
    log('warn', `what is held on ${network.caipNetworkId} could not be read`, thrown)
    if (!isCurrent()) return
    updateAccount(namespace, { tokenStatus: 'failed' })
    reportUnavailable(network, thrown)
  }
}

/**
 * Refreshes the token list. Tokens that were cached less than 30 s ago are not requested again. After a failure the
 * list stays, and there is no retry for 30 s.
 */
export async function refreshTokens(
  namespace: Namespace,
  { forceUpdate, isPoll = false }: RefreshTokensOptions = {},
): Promise<void> {
  const network = networks.active[namespace]
  const key = caipAddressOf(accountOf(namespace))
  if (!hasFamilyPart(namespace, 'balances') || !network || !key) return
  if (mustSignInFirst(namespace)) return
  const isFresh = showKeptTokens(namespace)
  if (isFresh && !forceUpdate && !isPoll) return
  if (isBalanceBlocked(tokensKey(key))) return
  // A forced refresh does not share a pending request, whose response may come from the service's cache.
  const same = forceUpdate ? undefined : pending.get(key)
  if (same) return same
  const isLatest = () => pending.get(key) === read
  const read = readInto(namespace, network, key, forceUpdate, isLatest)
  pending.set(key, read)
  await read
  if (isLatest()) pending.delete(key)
}
