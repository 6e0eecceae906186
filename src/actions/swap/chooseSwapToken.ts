import type { Modal } from '../../controllers/modal.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import type { SwapTarget, SwapToken } from '../../types/swap.ts'
import { toInputText } from '../amounts/readAmount.ts'
import { keyOf } from './assessSwap.ts'
import { quoteSwap } from './quoteSwap.ts'
import { readHoldings } from './readHoldings.ts'
import { swappingAccount } from './swappingAccount.ts'

/** Requests quote and balances after a token change. A token whose decimals are wrong gets no quote. */
async function renew(modal: Modal): Promise<void> {
  quoteSwap(modal.state.locale)
  const paying = swappingAccount()
  if (!paying) return
  try {
    await readHoldings(paying)
  } catch {
    quoteSwap(modal.state.locale)
  }
}

/** Sets the source or target token. If the other side has the same token, source and target are exchanged. */
export function chooseSwapToken(modal: Modal, target: SwapTarget, token: SwapToken): void {
  const { sourceToken, toToken } = swap
  const isSource = target === 'source'
  const other = isSource ? toToken : sourceToken
  const before = isSource ? sourceToken : toToken
  const isTaken = other !== null && keyOf(other) === keyOf(token)
  if (isSource) updateSwap({ sourceToken: token, ...(isTaken && { toToken: before }) })
  else updateSwap({ toToken: token, ...(isTaken && { sourceToken: before }) })
  void renew(modal)
}

/** Exchanges source and target. The quoted amount becomes the amount of the new source. */
export function flipTokens(modal: Modal): void {
  const { sourceToken, toToken, quote } = swap
  if (!sourceToken || !toToken) return
  const text = quote && toInputText(quote.toAmount, toToken.decimals, modal.state.locale)
  updateSwap({
    sourceToken: toToken,
    toToken: sourceToken,
    ...(text && { sourceTokenAmount: text }),
  })
  void renew(modal)
}
