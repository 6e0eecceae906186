import { useEffect, useId, useRef } from 'react'
import { type Assessment, decimalsOf } from '../../actions/send/assessDraft.ts'
import { readRate, typeRate } from '../../actions/send/customRate.ts'
import { estimateCost } from '../../actions/send/estimateCost.ts'
import { retryFee } from '../../actions/send/prepareDraft.ts'
import { Notice } from '../../components/Notice.tsx'
import { type SendState, send, updateSend } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import type { FeeSpeed } from '../../types/sender.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { amountHint } from '../shared/amountText.ts'
import { Choices } from '../shared/Choices.tsx'
import { Failure } from '../shared/Failure.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { FeeAmount } from './FeeAmount.tsx'
import css from './FeeFields.css'

addStyles(css)

const debounceMs = 300

interface CustomRateProps {
  draft: SendState
  /** The rate as the user has entered it. */
  typed: string
}

/** The field of a rate of the user's own. */
function CustomRate({ draft, typed }: CustomRateProps) {
  const { t, locale } = useText()
  const id = useId()
  const { feeBounds, feeRates } = draft
  const unit = feeRates[0]?.unit ?? ''
  const { read, isBelowLeast } = readRate(draft, typed, locale)
  const decimals = feeBounds?.decimals ?? 0
  const least = `${new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(feeBounds?.least ?? 0)} ${unit}`
  const hint = isBelowLeast
    ? t('send.fee.least', { rate: least })
    : amountHint(read, { symbol: unit, decimals }, t)
  return (
    <div className="receiver-field">
      <label htmlFor={id} className="plain">
        {t('send.fee.customRate', { unit })}
      </label>
      <div className="field" data-invalid={hint ? '' : undefined}>
        <input
          id={id}
          part="input"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          dir="ltr"
          aria-invalid={hint !== undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target: { value } }) => typeRate(value, locale)}
        />
      </div>
      <p id={`${id}-hint`} className="error" role="status">
        {hint}
      </p>
    </div>
  )
}

interface FeeRatesProps {
  payer: ShownPayer
  assessment: Assessment
}

/**
 * Shows the fee of the amount in the field, or why it could not be read. Lets the user choose a fee rate in chain families
 * with fee rates.
 */
export function FeeRates({ payer, assessment: { amount } }: FeeRatesProps) {
  const { t, locale } = useText()
  const format = useFormat()
  const say = useSentence()
  const draft = useStateOf(send, { sync: true }) as SendState
  const { feeRates, feeSpeed, feeFailure, gasPrice, receiverAddress, token } = draft
  const { typedRate, customRate, gasPriceInUSD } = draft
  const hasRates = feeRates.length > 0
  const chosen = `${feeSpeed} ${feeSpeed === 'custom' ? customRate?.rate : ''}`
  /** The choice for which the shown fee was estimated. */
  const estimated = useRef(chosen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fee is estimated for each amount, receiver and rate
  useEffect(() => {
    if (!hasRates) return
    updateSend({ costAmount: amount ?? 1n })
    const timer = setTimeout(() => {
      const isOther = estimated.current !== chosen
      estimated.current = chosen
      // The fee of another rate is not kept.
      void estimateCost(payer, undefined, isOther ? null : undefined)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [amount, receiverAddress, chosen, hasRates])

  if (!token || (!hasRates && !feeFailure)) return null
  const write = (rate: number) =>
    new Intl.NumberFormat(
      locale,
      rate < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 },
    ).format(rate)
  const choose = (speed: FeeSpeed) => updateSend({ feeSpeed: speed, failure: null })
  const offered = feeRates.map(({ speed, rate, unit, minutes }) => ({
    key: speed,
    label: (
      <>
        <span>{t(`send.fee.${speed}`)}</span>
        {minutes !== null && (
          <span className="quiet">{t('send.fee.time', { time: format.minutes(minutes) })}</span>
        )}
        <Amount className="quiet" value={write(rate)} unit={unit} />
      </>
    ),
  }))
  const custom = {
    key: 'custom' as const,
    label: (
      <>
        <span>{t('send.fee.custom')}</span>
        {customRate && (
          <Amount className="quiet" value={write(customRate.rate)} unit={customRate.unit} />
        )}
      </>
    ),
  }
  const options = draft.feeBounds && hasRates ? [...offered, custom] : offered
  return (
    <fieldset className="choices-of">
      <legend>{t('send.fees')}</legend>
      <Choices options={options} chosen={feeSpeed} onChoose={choose} />
      {feeSpeed === 'custom' && <CustomRate draft={draft} typed={typedRate} />}
      {feeFailure && (
        <Notice
          message={<Failure error={feeFailure} />}
          action={{ label: t('retry'), run: () => void retryFee() }}
        />
      )}
      <p className="quiet" role="status">
        {gasPrice !== null &&
          (feeSpeed !== 'custom' || customRate) &&
          say(draft.limits ? 'send.fee.sum' : 'send.fee.atMost', {
            amount: (
              <FeeAmount
                ceiling={gasPrice}
                isExact={draft.limits !== null}
                usd={gasPriceInUSD}
                native={payer.network.nativeCurrency}
              />
            ),
          })}
      </p>
    </fieldset>
  )
}

/** Shows the minimum amount and the parts of the balance that cannot be spent, in families whose sender states them. */
export function LimitHints({ assessment: { step } }: { assessment: Assessment }) {
  const format = useFormat()
  const say = useSentence()
  const { limits, token } = useStateOf(send) as SendState
  if (!limits || !token) return null
  const write = (amount: bigint) => (
    <Amount value={format.exact(amount, decimalsOf(token))} unit={token.symbol} />
  )
  return (
    <>
      {step === 'amountTooSmall' && (
        <p className="error" role="status">
          {say('send.coins.least', { amount: write(limits.least) })}
        </p>
      )}
      {limits.unspendable.map(({ text, amount }) => (
        <p key={text} className="quiet">
          {say(text, { amount: write(amount) })}
        </p>
      ))}
    </>
  )
}
