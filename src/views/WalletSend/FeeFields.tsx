import { useEffect, useId } from 'react'
import { type Assessment, decimalsOf } from '../../actions/send/assessDraft.ts'
import { estimateCost } from '../../actions/send/estimateCost.ts'
import { retryFee } from '../../actions/send/prepareDraft.ts'
import { Notice } from '../../components/Notice.tsx'
import { type SendState, send, updateSend } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { Failure } from '../shared/Failure.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'
import css from './FeeFields.css'

addStyles(css)

const debounceMs = 300

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
  const name = useId()
  const format = useFormat()
  const say = useSentence()
  const { feeRates, feeSpeed, feeFailure, gasPrice, receiverAddress, token } = useStateOf(
    send,
  ) as SendState
  const hasRates = feeRates.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fee is estimated for each amount, receiver and rate
  useEffect(() => {
    if (!hasRates) return
    updateSend({ costAmount: amount ?? 1n })
    const timer = setTimeout(() => void estimateCost(payer), debounceMs)
    return () => clearTimeout(timer)
  }, [amount, receiverAddress, feeSpeed, hasRates])

  if (!token || (!hasRates && !feeFailure)) return null
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <fieldset className="fee-rates">
      <legend>{t('send.fees')}</legend>
      <div className="choices">
        {feeRates.map(({ speed, rate, unit, minutes }) => (
          <label key={speed}>
            <input
              type="radio"
              name={name}
              checked={speed === feeSpeed}
              onChange={() => updateSend({ feeSpeed: speed, failure: null })}
            />
            <span>{t(`send.fee.${speed}`)}</span>
            <span className="quiet">{t('send.fee.time', { time: format.minutes(minutes) })}</span>
            <Amount className="quiet" value={number.format(rate)} unit={unit} />
          </label>
        ))}
      </div>
      {feeFailure && (
        <Notice
          message={<Failure error={feeFailure} />}
          action={{ label: t('retry'), run: () => void retryFee() }}
        />
      )}
      <p className="quiet" role="status">
        {gasPrice !== null &&
          say('send.fee.sum', {
            amount: (
              <Amount
                value={format.exact(gasPrice, decimalsOf(token))}
                unit={payer.network.nativeCurrency.symbol}
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
