import { type RefObject, useEffect, useRef } from 'react'
import { toFiatUnits } from '../../actions/amounts/fiatUnits.ts'
import { assessSwap, keyOf, type SwapStep } from '../../actions/swap/assessSwap.ts'
import { flipTokens } from '../../actions/swap/chooseSwapToken.ts'
import { describeQuote } from '../../actions/swap/describeQuote.ts'
import { prepareSwap } from '../../actions/swap/prepareSwap.ts'
import { quoteSwap, refreshQuote } from '../../actions/swap/quoteSwap.ts'
import { shownSlippage } from '../../actions/swap/readSlippage.ts'
import { Button } from '../../components/Button.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { Notice } from '../../components/Notice.tsx'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import { Failure } from '../shared/Failure.tsx'
import { QuoteRows } from './QuoteRows.tsx'
import { QuoteSummary } from './QuoteSummary.tsx'
import { SlippageField } from './SlippageField.tsx'
import { SourceField } from './SourceField.tsx'
import css from './Swap.css'
import { TargetField } from './TargetField.tsx'
import { ImpactNotice, QuoteAnnouncement, SlippageNotice, TokenNotices } from './TokenNotices.tsx'
import { TokensFailure } from './TokensFailure.tsx'
import { useRefresh, useSupportedNetwork, useSwap } from './useSwap.ts'

addStyles(css)

const flipPath = 'M8 4v15M8 19l-4-4M8 19l4-4M16 20V5M16 5l-4 4M16 5l4 4'

export default function SwapView() {
  const modal = useModal()
  const { t, locale } = useText()
  const amountInput = useRef<HTMLInputElement>(null)
  const slippageInput = useRef<HTMLInputElement>(null)
  const targetButton = useRef<HTMLButtonElement>(null)
  const { draft, payer, listed } = useSwap()
  const isSupported = useSupportedNetwork()
  const owner = payer && isSupported ? `${payer.network.caipNetworkId}:${payer.address}` : null

  useEffect(() => {
    if (owner) void prepareSwap(modal)
  }, [owner, modal])

  useRefresh(() => void refreshQuote())

  if (!payer || !isSupported) return null
  const { sourceToken: source, toToken: target, quote, quoteStatus, failure } = draft
  // The bundler of a smart account sets its fee.
  const gasFee = payer.isSmartAccount ? null : draft.gasFee
  if (draft.tokensStatus === 'failed' && failure) return <TokensFailure failure={failure} />
  const assessment = assessSwap(draft, { ...payer, listed })
  const { step, amount } = assessment
  const slippage = shownSlippage(draft)
  const figures =
    source && target && quote && describeQuote(draft, { source, target, quote, slippage }, gasFee)
  const price = source ? draft.prices[keyOf(source)] : undefined
  const cents = source && amount ? toFiatUnits(amount, { price, decimals: source.decimals }) : null
  const rate = figures && source && target ? { source, target, figures } : undefined
  const faults: Partial<Record<SwapStep, RefObject<HTMLElement>>> = {
    selectToken: targetButton,
    incorrectSlippage: slippageInput,
  }
  const retry = { label: t('swap.retry'), run: () => quoteSwap(locale) }

  return (
    <form
      className="swap"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step === 'review') modal.router.push('SwapPreview')
      }}
    >
      <div className="sides">
        <SourceField
          draft={draft}
          payer={payer}
          assessment={assessment}
          cents={cents}
          input={amountInput}
        />
        <button
          type="button"
          className="flip"
          part="button"
          aria-label={t('swap.flip')}
          disabled={!source || !target}
          onClick={() => flipTokens(modal)}
        >
          <LineIcon path={flipPath} size={18} />
        </button>
        <TargetField
          draft={draft}
          cents={figures ? figures.targetCents : null}
          button={targetButton}
        />
      </div>
      <QuoteAnnouncement draft={draft} />
      {quoteStatus === 'noRoute' && <Notice message={t('swap.noRoute')} />}
      {quoteStatus === 'failed' && (
        <Notice
          message={
            failure?.code === 'SWAP_REFUSED' ? (
              <Failure error={failure} />
            ) : (
              t(quote ? 'swap.stale' : 'swap.failed')
            )
          }
          action={retry}
        />
      )}
      <TokenNotices draft={draft} />
      {figures && <ImpactNotice figures={figures} />}
      {figures && <SlippageNotice slippage={figures.slippage} />}
      <QuoteSummary
        rate={rate}
        details={
          rate && (
            <>
              <dl className="quote-rows">
                <QuoteRows {...rate} network={payer.network} fee={gasFee} isLimited={false} />
              </dl>
              <SlippageField draft={draft} input={slippageInput} />
            </>
          )
        }
      >
        <Button
          variant="primary"
          disabled={step !== 'review'}
          fault={faults[step] ?? amountInput}
          onClick={() => modal.router.push('SwapPreview')}
        >
          {t(`swap.step.${step}`)}
        </Button>
      </QuoteSummary>
    </form>
  )
}
