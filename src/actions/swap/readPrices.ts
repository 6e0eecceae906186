import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { swap, swapPrices, updateSwap, updateSwapPrices } from '../../controllers/swap.ts'
import { isListOfWallet } from '../../controllers/tokens.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getPrice } from '../../services/blockchainApi/prices.ts'
import type { MarketReading, MarketRequest } from '../../types/market.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { isWithin } from '../../utils/isWithin.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import type { PriceClaim, PriceSource } from '../amounts/evidence.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { keyOf, tokensInPlay } from './assessSwap.ts'
import { independentNode } from './independentNode.ts'
import { judgeEvidence, tradeKey } from './judgeEvidence.ts'
import { readDoubts } from './readDoubts.ts'

/** Time limit for reading pools, because the quote waits for them. */
const marketMs = 4_000
/** Lifetime of a reading of pools. It is shorter than the interval between quotes. */
const marketCacheMs = 8_000

/** The draft as a trade; null without an amount. */
function readTrade(): MarketRequest | null {
  const { sourceToken: source, toToken: target, sourceTokenAmount, locale } = swap
  if (!source) return null
  const { decimals, symbol } = source
  const read = readAmount(sourceTokenAmount, { decimals, symbol, locale })
  if (read.kind !== 'amount' || read.baseUnits === 0n) return null
  return { source: { ...source }, target: target && { ...target }, amount: read.baseUnits }
}

/** Requests prices from the swap service. Reports consecutive failures once. */
async function askService(tokens: readonly SwapToken[]): Promise<Record<string, number>> {
  const context = serviceContext()
  if (!context) return {}
  const doubtOf = readDoubts(swap)
  try {
    const responses = await Promise.all(
      tokens.map(async (token) => {
        // For an impostor the service returns the price of the imitated token.
        if (doubtOf(token) === 'impostor') return []
        const price = await getPrice(context, token.address)
        return price === null ? [] : [[keyOf(token), price] as const]
      }),
    )
    updateSwapPrices({ hasFailed: false })
    return Object.fromEntries(responses.flat())
  } catch (cause) {
    if (!swapPrices.hasFailed)
      reportError(new WalletModalError('PRICE_UNAVAILABLE', { cause }), 'toast')
    updateSwapPrices({ hasFailed: true })
    return {}
  }
}

/** Returns the prices in the list that the connected wallet has given. */
function askWallet({ namespace }: PayingAccount): Record<string, number> {
  const { tokenBalance } = accountOf(namespace)
  if (!tokenBalance || !isListOfWallet(tokenBalance)) return {}
  const native = swap.tokens.find(({ isNative }) => isNative)
  return Object.fromEntries(
    tokenBalance.flatMap(({ address, price }) => {
      const key = address?.toLowerCase() ?? (native && keyOf(native))
      return key && price !== undefined ? [[key, price] as const] : []
    }),
  )
}

async function askChain(paying: PayingAccount, trade: MarketRequest) {
  const rpc = await independentNode(paying)
  if (!rpc) return null
  const swapper = await loadLaterPart(paying.namespace, 'swapper')
  return swapper.readMarket(trade, rpc)
}

/** Reads pools, or returns the reading of the same trade of some seconds ago. Null if they cannot be read in time. */
function readMarket(paying: PayingAccount, trade: MarketRequest): Promise<MarketReading | null> {
  const key = tradeKey(trade)
  const { market } = swapPrices
  if (market?.key === key && isWithin(market.readAt, marketCacheMs)) return market.reading
  const late = () => new WalletModalError('RPC_TIMEOUT')
  const reading = withTimeout(askChain(paying, trade), marketMs, late).catch((thrown: unknown) => {
    log('info', 'the pools of a swap could not be read', thrown)
    return null
  })
  updateSwapPrices({ market: { key, readAt: Date.now(), reading } })
  // A failure is not cached, so that the next quote tries again.
  void reading.then((seen) => {
    if (!seen && swapPrices.market?.reading === reading) updateSwapPrices({ market: null })
  })
  return reading
}

/**
 * Replaces the prices of the draft's tokens and the evidence of the swap's loss: prices of the swap service, those of the
 * connected wallet, and pools that an independent node reads. Never throws: a source that fails is missing.
 */
export async function readPrices(paying: PayingAccount): Promise<void> {
  const trade = readTrade()
  if (!trade) return
  const tokens = tokensInPlay(swap)
  const [service, market, swapper] = await Promise.all([
    askService(tokens),
    readMarket(paying, trade),
    loadLaterPart(paying.namespace, 'swapper').catch(() => null),
  ])
  const now = readTrade()
  if (!isStillPaying(paying) || !now || tradeKey(now) !== tradeKey(trade)) return
  const given: [PriceSource, Readonly<Record<string, number>>][] = [
    ['service', service],
    ['wallet', askWallet(paying)],
    ['pools', market?.prices ?? {}],
  ]
  const dollars = swapper?.dollarsOn(paying.network.caipNetworkId) ?? []
  // The pools of an impostor are its creator's, and prove nothing.
  const doubtOf = readDoubts(swap)
  const isImpostor = (token: SwapToken | null) => token !== null && doubtOf(token) === 'impostor'
  const claimsOf = (token: SwapToken): PriceClaim[] => {
    if (isImpostor(token)) return []
    const key = keyOf(token)
    const told = given.flatMap(([source, { [key]: usd }]) => (usd ? [{ source, usd }] : []))
    return dollars.includes(key) ? [...told, { source: 'dollar', usd: 1 }] : told
  }
  const isDoubtful = isImpostor(trade.source) || isImpostor(trade.target)
  const rate = isDoubtful ? null : (market?.rate ?? null)
  updateSwap(judgeEvidence({ trade, tokens, claimsOf, rate }))
}
