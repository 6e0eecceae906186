import { useEffect, useId } from 'react'
import { useSnapshot } from 'valtio/react'
import { type Assessment, decimalsOf } from '../../actions/send/assessDraft.ts'
import { estimateCost } from '../../actions/send/estimateCost.ts'
import { type SendState, send, updateSend } from '../../controllers/send.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import css from './CoinFields.css'

addStyles(css)

const debounceMs = 300

interface FeeRatesProps {
  payer: ShownPayer
  assessment: Assessment
}

/** Lets the user choose a fee rate if the chain family has them; shows the fee of the typed amount. */
export function FeeRates({ payer, assessment: { amount } }: FeeRatesProps) {
  const { t, language } = useText()
  const name = useId()
  const format = useFormat()
  const { feeRates, feeSpeed, gasPrice, receiverAddress, token } = useSnapshot(send) as SendState
  const hasRates = feeRates.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fee is estimated for each amount, receiver and rate
  useEffect(() => {
    if (!hasRates) return
    updateSend({ costAmount: amount ?? 1n })
    const timer = setTimeout(() => void estimateCost(payer), debounceMs)
    return () => clearTimeout(timer)
  }, [amount, receiverAddress, feeSpeed, hasRates])

  if (!hasRates || !token) return null
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
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
            <span className="quiet">
              {t('send.fee.minutes', { minutes: number.format(minutes) })}
            </span>
            <bdi className="quiet" dir="ltr">
              {number.format(rate)} {unit}
            </bdi>
          </label>
        ))}
      </div>
      <p className="quiet" role="status">
        {gasPrice !== null &&
          t('send.fee.sum', {
            amount: `${format.exact(gasPrice, decimalsOf(token))} ${payer.network.nativeCurrency.symbol}`,
          })}
      </p>
    </fieldset>
  )
}

/** Shows the minimum amount and the part of the balance that cannot be spent, for families that spend whole coins. */
export function CoinHints({ assessment: { step } }: { assessment: Assessment }) {
  const { t } = useText()
  const format = useFormat()
  const { coins, token } = useSnapshot(send) as SendState
  if (!coins || !token) return null
  const { kept, waiting, least } = coins
  const write = (amount: bigint) => `${format.exact(amount, decimalsOf(token))} ${token.symbol}`
  return (
    <>
      {step === 'amountTooSmall' && (
        <p className="error" role="status">
          {t('send.coins.least', { amount: write(least) })}
        </p>
      )}
      {kept > 0n && <p className="quiet">{t('send.coins.kept', { amount: write(kept) })}</p>}
      {waiting > 0n && (
        <p className="quiet">{t('send.coins.waiting', { amount: write(waiting) })}</p>
      )}
    </>
  )
}
