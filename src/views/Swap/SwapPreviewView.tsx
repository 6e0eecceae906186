import { useEffect, useId, useState } from 'react'
import { readAmount, toInputText } from '../../actions/amounts/readAmount.ts'
import { approveSource } from '../../actions/swap/approveSource.ts'
import { describeQuote, shortenToType } from '../../actions/swap/describeQuote.ts'
import { prepareCalls } from '../../actions/swap/prepareCalls.ts'
import { shownSlippage } from '../../actions/swap/readSlippage.ts'
import { submitSwap } from '../../actions/swap/submitSwap.ts'
import { figuresOf, mustType, swapStep } from '../../actions/swap/swapStep.ts'
import { Footer } from '../../components/Footer.tsx'
import { Notice } from '../../components/Notice.tsx'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import {
  type PreparedSwap,
  preparing,
  retryReview,
  type SwapState,
  startReview,
  swap,
  swapOrder,
} from '../../controllers/swap.ts'
import { addStyles } from '../../theme/styles.ts'
import { leastOf } from '../../utils/leastOf.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { AmountInput } from '../shared/AmountInput.tsx'
import { FeeNotices } from '../shared/FeeNotices.tsx'
import { ReviewActions } from '../shared/ReviewRows.tsx'
import { ReviewFailure, WalletWait } from '../shared/ReviewState.tsx'
import { StaleNotice } from '../shared/StaleNotice.tsx'
import { useExpired } from '../shared/useExpired.ts'
import { useFormat } from '../shared/useFormat.ts'
import { useLeaveOrder } from '../shared/useLeaveOrder.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { PreviewRows } from './PreviewRows.tsx'
import { SwapTotal } from './QuoteSummary.tsx'
import css from './Swap.css'
import { ImpactNotice, QuoteAnnouncement, SlippageNotice, TokenNotices } from './TokenNotices.tsx'
import { useRefresh, useSwap } from './useSwap.ts'

addStyles(css)

/** Reviews the swap. If an approval is needed, reviews the approval first. */
export default function SwapPreviewView() {
  const modal = useModal()
  const { t, locale } = useText()
  const format = useFormat()
  const say = useSentence()
  const { draft, payer } = useSwap()
  const isPending = useHasPendingApproval(payer, draft)
  // `typed` and `confirmed` apply only to this quote, since the next quote may be worse.
  const [typed, setTyped] = useState('')
  const typedId = useId()
  const [confirmed, setConfirmed] = useState<PreparedSwap | null>(null)
  const {
    sourceToken: source,
    toToken: target,
    prepared,
    stale,
    activity,
    loading,
    failure,
  } = draft
  const isExpired = useExpired(prepared?.deadline ?? null)
  const quote = prepared?.trade.quote ?? draft.quote
  const isWhole = payer !== null && source !== null && target !== null && quote !== null

  useEffect(() => {
    startReview()
    return preparing.leave
  }, [])

  // Once no approval is pending, the allowance is read again.
  useEffect(() => {
    if (!isPending) void prepareCalls(modal)
  }, [isPending, modal])

  // If the draft is not complete, the review has no content.
  useEffect(() => {
    const isShown = modal.router.top()?.view === 'SwapPreview'
    if (!isWhole && draft.quoteStatus !== 'failed' && isShown) modal.router.replace('Swap')
  }, [isWhole, draft.quoteStatus, modal])

  // A prepared swap is never replaced under the user's eyes; a missing one is built as soon as the service can.
  useRefresh(() => {
    if (!isPending && !swap.prepared) void prepareCalls(modal)
  })
  useLeaveOrder('SwapPreview', swapOrder.leave)

  if (!isWhole) return null
  const gasFee = payer.isSmartAccount ? null : draft.gasFee
  const fee = prepared ? prepared.fee.ceiling : gasFee
  const isLimited = prepared !== null && fee !== null
  const slippage = shownSlippage(draft)
  const figures = prepared
    ? figuresOf(prepared)
    : describeQuote(draft, { source, target, quote, slippage }, fee, null)
  const allows = prepared?.kind === 'approve'
  const isUnchecked = prepared?.kind === 'swap' && !prepared.isProved
  const hasToType = prepared !== null && mustType(prepared)
  const least = leastOf(quote.toAmount, prepared?.arrives ?? quote.toAmount)
  const { decimals, symbol } = target
  const toType = shortenToType(least, decimals)
  const read = readAmount(typed, { decimals, symbol, locale })
  const isTyped = read.kind === 'amount' && [least, toType].includes(read.baseUnits)
  const isApproving = activity === 'approving' || isPending
  const stepNow = () => swapStep(draft, { isPending, isTyped, confirmed, now: Date.now() })
  const step = stepNow()
  const isConfirmed = prepared !== null && confirmed === prepared
  const amount = (
    <Amount value={format.exact(quote.fromAmount, source.decimals)} unit={source.symbol} />
  )

  function press() {
    switch (stepNow()) {
      case 'renew':
        retryReview()
        return void prepareCalls(modal)
      case 'confirm':
        return setConfirmed(prepared)
      case 'approve':
        return void (prepared && approveSource(modal, prepared))
      case 'submit':
        return void (prepared && submitSwap(modal, prepared))
      default:
    }
  }

  function label() {
    if (isApproving) return t('swap.approving')
    if (activity === 'swapping') return t('swap.swapping')
    if (!prepared) return t(failure ? 'swap.retry' : 'swap.swap')
    if (step === 'renew') return t('order.renew')
    if (hasToType || isConfirmed) return t('swap.swapAnyway')
    return t(allows ? 'swap.approve' : 'swap.swap')
  }

  const shownStale =
    stale ?? (isExpired && step === 'renew' ? ({ kind: 'expired' } as const) : null)
  return (
    <div className="review swap-preview">
      {loading && <WalletWait payer={payer} />}
      <PreviewRows
        draft={draft}
        source={source}
        target={target}
        quote={quote}
        figures={figures}
        fee={fee}
        isLimited={isLimited}
        network={payer.network}
      />
      <QuoteAnnouncement draft={draft} />
      <TokenNotices draft={draft} />
      <ImpactNotice figures={figures} />
      <SlippageNotice slippage={figures.slippage} />
      {isUnchecked && (
        <Notice message={t(prepared.arrives === null ? 'swap.unchecked' : 'swap.oneNode')} />
      )}
      {hasToType && !loading && (
        <div className="amount-field">
          <label htmlFor={typedId}>
            {/* Has no thousands separators, because the field cannot distinguish them from decimal points in typed text. */}
            {say('swap.typeToConfirm', {
              amount: <Amount value={toInputText(toType, decimals, locale)} unit={symbol} />,
            })}
          </label>
          <AmountInput
            id={typedId}
            value={typed}
            enterKeyHint="done"
            isInvalid={false}
            describedBy=""
            onType={setTyped}
          />
        </div>
      )}
      <p className="state" role="status">
        {allows && prepared && !isApproving && (
          <span>
            {say('swap.allow', { spender: prepared.call.to, amount })}
            {prepared.approvals.length > 1 && (
              <span> {t('swap.allowReset', { symbol: source.symbol })}</span>
            )}
          </span>
        )}
        {prepared?.isBatch && (
          <span>{say('swap.allowToo', { spender: prepared.call.to, amount })}</span>
        )}
        {!prepared && !failure && !isApproving && <span>{t('swap.preparing')}</span>}
        {step === 'submit' && isConfirmed && !hasToType && <span>{t('swap.pressAgain')}</span>}
        {isPending && !loading && <span>{t('swap.waitingApproval')}</span>}
      </p>
      {prepared && <FeeNotices order={prepared} />}
      {prepared && shownStale && !loading && (
        <StaleNotice stale={shownStale} native={payer.network.nativeCurrency} arriving={target} />
      )}
      {failure && !loading && !stale && (
        <ReviewFailure failure={failure} hint={draft.mayHaveBeenSent && t('swap.failedHint')} />
      )}
      <Footer>
        <SwapTotal figures={figures} isLimited={isLimited} />
        <ReviewActions
          cancel={t('swap.cancel')}
          onCancel={() => modal.router.goBack()}
          submit={label()}
          isDisabled={step === 'wait' || step === 'type'}
          isDanger={hasToType || isConfirmed}
          onSubmit={press}
        />
      </Footer>
    </div>
  )
}

/** True while an approval of the source token is pending, including one broadcast before the page was reloaded. */
function useHasPendingApproval(payer: ShownPayer | null, { sourceToken }: SwapState): boolean {
  const { list } = useStateOf(pendingTransactions)
  return list.some(
    ({ kind, phase, from, token }) =>
      kind === 'approve' &&
      phase === 'submitted' &&
      from === payer?.address &&
      token === sourceToken?.address,
  )
}
