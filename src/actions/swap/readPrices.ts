import { swap, swapPrices, updateSwap } from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getPrice } from '../../services/blockchainApi/prices.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { hasPrice } from '../amounts/fiatUnits.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { keyOf, tokensInPlay } from './assessSwap.ts'
import { readDoubts } from './readDoubts.ts'

async function request(tokens: readonly SwapToken[]): Promise<Record<string, number>> {
  const context = serviceContext()
  if (!context) return {}
  const doubtOf = readDoubts(swap)
  const responses = await Promise.all(
    tokens.map(async (token) => {
      // For an impostor the service returns the price of the imitated token.
      if (doubtOf(token) === 'impostor') return []
      const price = (await getPrice(context, token.address)) ?? undefined
      return price !== undefined && hasPrice(price) ? [[keyOf(token), price] as const] : []
    }),
  )
  return Object.fromEntries(responses.flat())
}

/** Replaces the prices of the draft's tokens, in US dollars. Reports consecutive failures once. Never throws. */
export async function readPrices(paying: PayingAccount): Promise<void> {
  try {
    const prices = await request(tokensInPlay(swap))
    swapPrices.hasFailed = false
    if (isStillPaying(paying)) updateSwap({ prices })
  } catch (cause) {
    if (swapPrices.hasFailed) return
    swapPrices.hasFailed = true
    reportError(new WalletModalError('PRICE_UNAVAILABLE', { cause }), 'toast')
  }
}
