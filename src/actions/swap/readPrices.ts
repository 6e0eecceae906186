import { updateSwap } from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getPrices } from '../../services/blockchainApi/prices.ts'
import type { SwapToken } from '../../types/swap.ts'
import { isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { hasPrice } from '../amounts/fiatUnits.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { keyOf } from './assessSwap.ts'
import { tokensInPlay } from './tokensInPlay.ts'

/** Prices are answered by symbol: where two have one, each is asked for alone. */
async function ask(tokens: readonly SwapToken[]): Promise<Record<string, number>> {
  const context = serviceContext()
  if (!context) return {}
  const symbols = new Set(tokens.map(({ symbol }) => symbol.toLowerCase()))
  const groups = symbols.size === tokens.length ? [tokens] : tokens.map((token) => [token])
  const answers = await Promise.all(
    groups.map(async (group) => {
      const prices = await getPrices(
        context,
        group.map(({ address }) => address),
      )
      return group.flatMap((token) => {
        const price = prices.get(token.symbol.toLowerCase())
        return price !== undefined && hasPrice(price) ? [[keyOf(token), price] as const] : []
      })
    }),
  )
  return Object.fromEntries(answers.flat())
}

let hasFailed = false

/** Reads what the two tokens and the native one cost. What has no price any more is without one; a failure is said once. */
export async function readPrices(paying: PayingAccount): Promise<void> {
  try {
    const prices = await ask(tokensInPlay())
    hasFailed = false
    if (isStillPaying(paying)) updateSwap({ prices })
  } catch (cause) {
    if (hasFailed) return
    hasFailed = true
    reportError(new WalletModalError('PRICE_UNAVAILABLE', { cause }), 'toast')
  }
}
