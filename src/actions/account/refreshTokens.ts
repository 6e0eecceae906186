import { ref } from 'valtio/vanilla'
import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { readPortfolio, writePortfolio } from '../../storage/portfolioCache.ts'
import type { CaipAddress, Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { toFiat } from '../../utils/fiat.ts'
import { log } from '../../utils/log.ts'
import {
  blockBalance,
  isBalanceBlocked,
  sayUnavailable,
  unblockBalance,
} from './balanceFailures.ts'
import { isSameToken } from './isSameToken.ts'
import { readTokens } from './readTokens.ts'
import { refreshBalance } from './refreshAccount.ts'

export interface RefreshTokensOptions {
  /** CAIP-10 addresses of tokens whose balance has just changed: no cache may answer for them, nor for the others. */
  forceUpdate?: readonly string[] | undefined
  /** Past the page's own cache, as a list in sight is kept up to date. */
  isPoll?: boolean | undefined
}

/** What the failure of a list is remembered by. The native balance has a failure of its own. */
export const tokensKey = (account: CaipAddress) => `${account}/tokens`

/** Of reads under way: who asks for the same meanwhile gets the same. */
const reading = new Map<CaipAddress, Promise<void>>()

/** The read of an account that was begun last. */
const latest = new Map<CaipAddress, symbol>()

/** Networks on which nobody lists tokens, and that this was said of: nothing changes there within a page's life. */
const saidOf = new Set<string>()

/** HTTP statuses by which the service asks not to be polled any more. */
const isOverloaded = (thrown: unknown) =>
  thrown instanceof WalletModalError && Number(thrown.params.status) === 503

let isPollingOver = false

/** Whether the service may still be asked at intervals. */
export const mayPoll = () => !isPollingOver

/** Shows what was read of the account less than 30 s ago, if nothing is shown of it yet. Whether there is such. */
export function showKeptTokens(namespace: Namespace): boolean {
  const account = accountOf(namespace)
  const key = caipAddressOf(account)
  const kept = key && readPortfolio(key)
  if (kept && !account.tokenBalance)
    updateAccount(namespace, { tokenBalance: ref(kept), tokenStatus: 'complete' })
  return Boolean(kept)
}

/** The list and the balance on the account button are read apart: where they differ the chain has the last word. */
function matchNative(namespace: Namespace, network: Network): void {
  const { balance, tokenBalance } = accountOf(namespace)
  if (!balance || options.tokens[network.caipNetworkId]) return
  const native = tokenBalance?.find(({ address }) => address === undefined)
  if (native && native.quantity.numeric !== balance.amount) void refreshBalance(namespace, true)
}

/** What was read is up to date; the other tokens that were known are still there, as far as anybody knows. */
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
): Promise<void> {
  const { address, tokenBalance } = accountOf(namespace)
  if (!address) return
  const own = Symbol(key)
  latest.set(key, own)
  if (!tokenBalance) updateAccount(namespace, { tokenStatus: 'loading' })
  const isCurrent = () => caipAddressOf(accountOf(namespace)) === key
  try {
    const { tokens, status, cause } = await readTokens({ address, network, forceUpdate })
    // A later read may have come back sooner: what it told is newer.
    if (latest.get(key) !== own) return
    if (isOverloaded(cause)) isPollingOver = true
    if (status === 'partial') blockBalance(tokensKey(key))
    else unblockBalance(tokensKey(key))
    if (!isCurrent()) return
    // As a whole: a thousand tokens are too many to watch each.
    const before = accountOf(namespace).tokenBalance
    const shown = status === 'partial' && before ? mergeInto(before, tokens) : tokens
    updateAccount(namespace, { tokenBalance: ref(shown), tokenStatus: status })
    if (status === 'complete') writePortfolio(key, tokens)
    const isNews = status === 'partial' || !saidOf.has(network.caipNetworkId)
    if (cause && isNews) sayUnavailable(network, cause)
    if (status === 'unlisted') saidOf.add(network.caipNetworkId)
    matchNative(namespace, network)
  } catch (thrown) {
    blockBalance(tokensKey(key))
    log('warn', `what is held on ${network.caipNetworkId} could not be read`, thrown)
    if (!isCurrent()) return
    updateAccount(namespace, { tokenStatus: 'failed' })
    sayUnavailable(network, thrown)
  }
}

/**
 * Reads what the account in use holds on its network into `tokenBalance`; what was read less than 30 s ago is shown
 * without asking. A failure leaves what is there, and is not tried again for 30 s.
 */
export async function refreshTokens(
  namespace: Namespace,
  { forceUpdate, isPoll = false }: RefreshTokensOptions = {},
): Promise<void> {
  const network = networks.active[namespace]
  const key = caipAddressOf(accountOf(namespace))
  if (!namespaceDefinitions[namespace]?.supports.balance || !network || !key) return
  const isFresh = showKeptTokens(namespace)
  if (isFresh && !forceUpdate && !isPoll) return
  if (isBalanceBlocked(tokensKey(key))) return
  // One that may come from a cache is no answer to who knows that something has changed.
  const same = forceUpdate ? undefined : reading.get(key)
  const read = same ?? readInto(namespace, network, key, forceUpdate)
  reading.set(key, read)
  await read
  if (reading.get(key) === read) reading.delete(key)
}
