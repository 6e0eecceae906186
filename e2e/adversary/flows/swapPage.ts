import type { SwapState } from '../../../src/controllers/swap.ts'
import type { Page } from '../world/openPage.ts'
import { type ReviewPage, readOrder } from './ReviewPage.ts'

export interface SwapPage extends ReviewPage {
  prepare(): Promise<void>
  /** Returns false if the service lists no such token. */
  choose(source: string, target: string): boolean
  type(text: string): void
  canReview(): boolean
  /** The fields of the form, as the user has filled them in. */
  fields(): string
}

/** The form and the review of Swap, as their views use actions and the draft. */
export async function loadSwap({ modal, modules, load }: Page): Promise<SwapPage> {
  const code = await load.swap()
  const { swap } = code
  let confirmed: SwapState['prepared'] = null
  let isTyped = false
  const find = (symbol: string) => swap.tokens.find((token) => token.symbol === symbol)
  const isPending = () =>
    modules.pendingTransactions.list.some(
      ({ kind, phase }) => kind === 'approve' && phase === 'submitted',
    )
  const step = () =>
    code.swapStep(swap, { isPending: isPending(), isTyped, confirmed, now: Date.now() })

  return {
    prepare: () => code.prepareSwap(modal),
    choose(source, target) {
      const [from, to] = [find(source), find(target)]
      if (!from || !to) return false
      code.chooseSwapToken(modal, 'source', from)
      code.chooseSwapToken(modal, 'to', to)
      return true
    },
    type(sourceTokenAmount) {
      code.updateSwap({ sourceTokenAmount })
      code.quoteSwap('en')
    },
    fields: () =>
      `${swap.sourceTokenAmount} ${swap.sourceToken?.symbol} for ${swap.toToken?.symbol}`,
    canReview: () => swap.quote !== null && swap.quoteStatus === 'ready',
    async open() {
      modal.router.push('SwapPreview')
      code.startReview()
      await code.prepareCalls(modal)
    },
    /** As in the view, a missing order is built as soon as the service can. */
    async look() {
      if (!isPending() && !swap.prepared) await code.prepareCalls(modal)
    },
    step: () => (modal.router.top()?.view === 'SwapPreview' ? step() : 'gone'),
    read() {
      const { prepared } = swap
      const read = readOrder(prepared)
      if (!read || !prepared) return null
      const { target, minimum } = prepared.trade
      const token = target.isNative ? null : (target.address.split(':').at(-1) ?? null)
      return { ...read, brings: { token, least: minimum } }
    },
    async press() {
      const { prepared } = swap
      const next = step()
      if (next === 'renew') {
        code.retryReview()
        await code.prepareCalls(modal)
      } else if (next === 'confirm') confirmed = prepared
      else if (next === 'approve' && prepared) await code.approveSource(modal, prepared)
      else if (next === 'submit' && prepared) await code.submitSwap(modal, prepared)
    },
    typeArriving() {
      isTyped = true
    },
    isLoading: () => swap.loading,
  }
}
