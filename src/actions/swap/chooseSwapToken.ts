import type { Modal } from '../../controllers/modal.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import type { SwapTarget, SwapToken } from '../../types/swap.ts'
import { toInputText } from '../amounts/toInputText.ts'
import { reportError } from '../report/reportError.ts'
import { keyOf } from './assessSwap.ts'
import { quoteSwap } from './quoteSwap.ts'
import { readHoldings } from './readHoldings.ts'
import { swappingAccount } from './swappingAccount.ts'

/** What is typed is of the token: of another one it is as many, and no more than that has places for. */
async function renew(modal: Modal): Promise<void> {
  quoteSwap(modal.state.language)
  const paying = swappingAccount()
  if (!paying) return
  try {
    await readHoldings(paying)
  } catch (thrown) {
    reportError(thrown, 'toast')
    updateSwap({ toToken: null })
    quoteSwap()
  }
}

/** Another token is to go or to come. The one on the other side makes room. */
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

/** What came goes, and the other way round; as much goes as would have come. */
export function flipTokens(modal: Modal): void {
  const { sourceToken, toToken, quote } = swap
  if (!sourceToken || !toToken) return
  const text = quote && toInputText(quote.toAmount, toToken.decimals, modal.state.language)
  updateSwap({
    sourceToken: toToken,
    toToken: sourceToken,
    ...(text && { sourceTokenAmount: text }),
  })
  void renew(modal)
}
