import { swap, updateSwap } from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getPrice } from '../../services/blockchainApi/prices.ts'
import type { SwapToken } from '../../types/swap.ts'
import { isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { hasPrice } from '../amounts/fiatUnits.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { keyOf } from './assessSwap.ts'
import { readDoubts } from './doubtOf.ts'
import { tokensInPlay } from './tokensInPlay.ts'

async function ask(tokens: readonly SwapToken[]): Promise<Record<string, number>> {
  const context = serviceContext()
  if (!context) return {}
  const doubtOf = readDoubts(swap)
  const answers = await Promise.all(
    tokens.map(async (token) => {
      // The price service responds for the imitated token.
      if (doubtOf(token) === 'impostor') return []
      const price = (await getPrice(context, token.address)) ?? undefined
      return price !== undefined && hasPrice(price) ? [[keyOf(token), price] as const] : []
    }),
  )
  return Object.fromEntries(answers.flat())
}

let hasFailed = false

/** A missing price is removed; consecutive failures are reported once. */
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
