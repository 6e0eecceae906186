import { kindOf } from '../../connectors/registry.ts'
import { options, type ReviewMode, type ReviewRule } from '../../controllers/options.ts'
import type { HostWallet } from '../../types/host.ts'
import type { ReadRequest } from '../../types/review.ts'
import { statementsIn, valuesOf } from '../../utils/statements.ts'

/**
 * Wallets that simulate a request and show the result before the user signs, by rdns. Looked up in November 2026:
 * MetaMask 13 (https://support.metamask.io/configure/transactions/simulations), Rabby
 * (https://rabby.io), Phantom (https://docs.phantom.com/developer-powertools/domain-and-transaction-warnings),
 * Coinbase Wallet (https://www.coinbase.com/wallet/articles/transaction-preview), Zerion (https://zerion.io/security),
 * Rainbow extension (https://rainbow.me/extension), OKX Wallet (https://web3.okx.com/security). A wallet may go from the list
 * when its release notes drop the simulation.
 */
const simulating = new Set([
  'io.metamask',
  'io.rabby',
  'app.phantom',
  'com.coinbase.wallet',
  'io.zerion.wallet',
  'me.rainbow',
  'com.okex.wallet',
])

/** True if all that a request calls and moves is within a rule. */
function fits({ method, contract, atMost }: ReviewRule, asked: string, request: ReadRequest) {
  if (method !== undefined && method !== asked) return false
  const all = request.statements.flatMap(statementsIn)
  if (contract !== undefined) {
    const called = all.flatMap((one) => one.contract ?? [])
    const isThis = (one: string) => one.toLowerCase() === contract.toLowerCase()
    if (called.length === 0 || !called.every(isThis)) return false
  }
  if (atMost === undefined) return true
  const amounts = all
    .flatMap(valuesOf)
    .flatMap((value) => (value.kind === 'amount' ? [value.amount] : []))
  return amounts.length > 0 && amounts.every((amount) => amount <= BigInt(atMost))
}

interface Choice {
  mode: Exclude<ReviewMode, 'auto'>
  /** Milliseconds within which the verdict must be known; undefined for the default. */
  withinMs?: number | undefined
}

/** Returns how a request is reviewed by the attribute `review`: the first of its rules that fits decides, else `risky`. */
export function chooseMode(
  { wallet }: { wallet: Pick<HostWallet, 'rdns' | 'id'> },
  method: string,
  request: ReadRequest,
): Choice {
  const { review } = options
  if (typeof review !== 'string') {
    const rule = review.find((one) => fits(one, method, request))
    return { mode: rule?.review ?? 'risky', withinMs: rule?.withinMs }
  }
  if (review !== 'auto') return { mode: review }
  const { rdns, id } = wallet
  return { mode: kindOf(id).isInstalled && rdns && simulating.has(rdns) ? 'off' : 'risky' }
}
