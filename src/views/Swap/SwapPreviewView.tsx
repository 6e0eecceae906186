import { useEffect, useState } from 'react'
import { approveSource } from '../../actions/swap/approveSource.ts'
import { describeQuote } from '../../actions/swap/describeQuote.ts'
import { leaveSwapOrder } from '../../actions/swap/orders.ts'
import { prepareCalls, stopPreparing } from '../../actions/swap/prepareCalls.ts'
import { submitSwap } from '../../actions/swap/submitSwap.ts'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { type PreparedSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { errorText } from '../../i18n/messages.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import css from '../shared/Review.css'
import { useFormat } from '../shared/useFormat.ts'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import { ImpactNotice } from './ImpactNotice.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { QuoteAnnouncement } from './QuoteAnnouncement.tsx'
import swapCss from './Swap.css'
import { useHasPendingApproval } from './useHasPendingApproval.ts'
import { useRefresh } from './useRefresh.ts'
import { useSwap } from './useSwap.ts'

addStyles(css)
addStyles(swapCss)

/** What will be signed, in words: the approval first where one is needed, then the swap. */
export default function SwapPreviewView() {
  const modal = useModal()
  const { t, language } = useText()
  const format = useFormat()
  const { draft, payer } = useSwap()
  const isPending = useHasPendingApproval(payer, draft)
  // What was confirmed is this one, not the next, which may be dearer.
  const [confirmed, setConfirmed] = useState<PreparedSwap | null>(null)
  const { sourceToken: source, toToken: target, prepared, activity, loading, failure } = draft
  const quote = prepared?.order.quote ?? draft.quote
  const isWhole = payer !== null && source !== null && target !== null && quote !== null

  useEffect(() => {
    // What failed is of the draft as it was then; what was prepared is of its price.
    if (!swap.loading && !swap.mayHaveBeenSent) updateSwap({ failure: null, prepared: null })
    return stopPreparing
  }, [])

  // What is allowed once an approval is mined is looked up then.
  useEffect(() => {
    if (!isPending) void prepareCalls(modal)
  }, [isPending, modal])

  // Without a draft there is nothing to preview.
  useEffect(() => {
    const isShown = modal.router.top()?.view === 'SwapPreview'
    if (!isWhole && draft.quoteStatus !== 'failed' && isShown) modal.router.replace('Swap')
  }, [isWhole, draft.quoteStatus, modal])

  useRefresh(() => {
    if (!isPending) void prepareCalls(modal)
  })
  useLeaveOrder('SwapPreview', leaveSwapOrder)

  if (!isWhole) return null
  const fee = prepared ? prepared.fee : draft.gasFee
  const figures = describeQuote(draft, { source, target, quote }, fee)
  const allows = (prepared?.approvals.length ?? 0) > 0
  const isUnchecked = prepared !== null && prepared.arrives === null
  const isConfirmed = isUnchecked && confirmed === prepared
  const isApproving = activity === 'approving' || isPending
  const amount = `${format.exact(quote.fromAmount, source.decimals)} ${source.symbol}`

  function press() {
    if (!prepared) {
      updateSwap({ mayHaveBeenSent: false })
      void prepareCalls(modal)
    } else if (isUnchecked && !isConfirmed) setConfirmed(prepared)
    else if (allows) void approveSource(modal, prepared)
    else void submitSwap(modal, prepared)
  }

  function label() {
    if (isApproving) return t('swap.approving')
    if (activity === 'swapping') return t('swap.swapping')
    if (!prepared) return t(failure ? 'swap.retry' : 'swap.swap')
    if (isConfirmed) return t('swap.swapAnyway')
    return t(allows ? 'swap.approve' : 'swap.swap')
  }

  const isWaiting = loading || isApproving || (!prepared && !failure)
  return (
    <div className="review swap-preview">
      <PreviewRows
        draft={draft}
        source={source}
        target={target}
        quote={quote}
        figures={figures}
        fee={fee}
        network={payer.network}
      />
      <QuoteAnnouncement draft={draft} />
      <ImpactNotice impact={figures.impact} />
      {isUnchecked && <Notice message={t('swap.unchecked')} />}
      <p className="state" role="status">
        {allows && prepared && !isApproving && (
          <>
            {t('swap.allow', { spender: prepared.call.to, amount })}
            {prepared.approvals.length > 1 && ` ${t('swap.allowReset', { symbol: source.symbol })}`}
          </>
        )}
        {!prepared && !failure && !isApproving && t('swap.preparing')}
        {loading && t('swap.waiting', { wallet: payer.walletName })}
        {isPending && !loading && t('swap.waitingApproval')}
      </p>
      {failure && !loading && (
        <div className="error" role="alert">
          <p>{errorText(language, failure)}</p>
          {draft.mayHaveBeenSent && <p>{t('swap.failedHint')}</p>}
        </div>
      )}
      <div className="actions">
        <Button onClick={() => modal.router.goBack()}>{t('swap.cancel')}</Button>
        <Button
          variant="primary"
          disabled={isWaiting}
          onClick={(event) => {
            // A double click is no second thought.
            if (event.detail <= 1) press()
          }}
        >
          {label()}
        </Button>
      </div>
    </div>
  )
}
