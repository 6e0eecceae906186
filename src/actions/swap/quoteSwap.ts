import { endQuote, restartQuote, startQuote, swap, updateSwap } from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getQuote } from '../../services/blockchainApi/convert.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { QuoteChange, SwapQuote, SwapToken } from '../../types/swap.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { keyOf } from './assessSwap.ts'
import { requireDecimals } from './readHoldings.ts'
import { readPrices } from './readPrices.ts'
import { swappingAccount, swapService } from './swappingAccount.ts'

const debounceMs = 500

/** Time for which a quote waits for the evidence of its loss. Evidence that is later is shown when it comes. */
const evidenceMs = 2_000

interface Wanted {
  paying: PayingAccount
  source: SwapToken
  target: SwapToken
  amount: bigint
}

function readWanted(): Wanted | null {
  const paying = swappingAccount()
  const { sourceToken: source, toToken: target, sourceTokenAmount, locale } = swap
  if (!paying || !source || !target || keyOf(source) === keyOf(target)) return null
  const { decimals, symbol } = source
  const read = readAmount(sourceTokenAmount, { decimals, symbol, locale })
  if (read.kind !== 'amount' || read.baseUnits === 0n) return null
  return { paying, source: { ...source }, target: { ...target }, amount: read.baseUnits }
}

/** Change in hundredths of a percent, rounded down; null if the rounded change is zero. */
function changeOf(before: bigint, now: bigint): QuoteChange | null {
  const difference = now > before ? now - before : before - now
  const hundredths = (difference * 10_000n) / before
  return hundredths === 0n ? null : { direction: now > before ? 'more' : 'less', hundredths }
}

/**
 * Requests a quote; null if there is no route.
 *
 * @throws WalletModalError SWAP_REFUSED if tokens or amount of the response differ from the request
 */
async function requestQuote(
  { paying, source, target, amount }: Wanted,
  signal: AbortSignal,
): Promise<SwapQuote | null> {
  const context = await swapService(paying, 'SWAP_UNSUPPORTED')
  const quote = await getQuote(context, {
    amount,
    userAddress: paying.address,
    from: source.address,
    to: target.address,
    gasPrice: swap.gasPrice,
    signal,
  })
  if (!quote) return null
  const { fromAccount, toAccount, fromAmount, toAmount } = quote
  const isRequested =
    fromAccount.toLowerCase() === keyOf(source) &&
    toAccount.toLowerCase() === keyOf(target) &&
    fromAmount === amount
  if (!isRequested) {
    const longMessage = `The quote is for ${fromAmount} of ${fromAccount} to ${toAccount}.`
    throw new WalletModalError('SWAP_REFUSED', { longMessage })
  }
  return toAmount > 0n ? { fromAmount, toAmount } : null
}

function show(signal: AbortSignal, quote: SwapQuote | null, before: SwapQuote | null): void {
  if (!quote) {
    // The failure is reported once per input, not at each refresh.
    const isNews = before !== null || swap.failure?.code !== 'INCORRECT_AMOUNT'
    const failure = isNews
      ? reportError(new WalletModalError('INCORRECT_AMOUNT'), 'alert')
      : swap.failure
    endQuote(signal, { quote: null, quoteStatus: 'noRoute', change: null, failure })
    return
  }
  const isSame = before?.fromAmount === quote.fromAmount
  const change = isSame && before ? changeOf(before.toAmount, quote.toAmount) : null
  endQuote(signal, { quote, quoteStatus: 'ready', change, failure: null })
}

async function run(wanted: Wanted, signal: AbortSignal): Promise<void> {
  const before = swap.quote && { ...swap.quote }
  try {
    requireDecimals(swap)
    // A quote that is shown before its evidence would have an unknown loss for a moment.
    const evidence = withTimeout(readPrices(wanted.paying), evidenceMs, () => new Error('late'))
    const [quote] = await Promise.all([requestQuote(wanted, signal), evidence.catch(() => {})])
    if (!signal.aborted) show(signal, quote, before)
  } catch (thrown) {
    if (signal.aborted) return
    const error = toWalletModalError(thrown)
    const isNews = swap.quoteStatus !== 'failed'
    if (isNews) reportError(error, 'inline')
    // After a refused response the draft has no quote, since the service's previous quote is not trusted either.
    const quote = error.code === 'SWAP_REFUSED' ? null : before
    endQuote(signal, { quote, quoteStatus: 'failed', change: null, failure: error })
  }
}

/** After a change of the draft, aborts a pending request and requests a quote, debounced. */
export function quoteSwap(locale: string): void {
  updateSwap({ locale })
  const wanted = readWanted()
  const signal = startQuote(wanted !== null)
  if (!wanted || !signal) return
  setTimeout(() => {
    if (!signal.aborted) void run(wanted, signal)
  }, debounceMs)
}

/** Requests a new quote for the same amount, unless one is pending or the swap may have been sent. */
export async function refreshQuote(): Promise<void> {
  const wanted = readWanted()
  const signal = wanted && restartQuote()
  if (signal) await run(wanted, signal)
}
