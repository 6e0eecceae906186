import { type RefObject, useId } from 'react'
import { toInputText } from '../../actions/amounts/readAmount.ts'
import type { PurchaseChoice } from '../../actions/onramp/assessOrder.ts'
import { fiatDigits } from '../../actions/onramp/fiatDigits.ts'
import { Letter } from '../../components/Tile.tsx'
import { onramp, updateOnramp } from '../../controllers/onramp.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { AmountInput } from '../shared/AmountInput.tsx'
import { amountHint } from '../shared/amountText.ts'
import { RemoteImage } from '../shared/RemoteImage.tsx'
import { TokenButton } from '../shared/TokenButton.tsx'
import { useSentence } from '../shared/useSentence.tsx'
import { useMoney } from './useMoney.ts'

const presets = [100n, 250n, 500n, 1000n]

/** Returns the payment type of a payment method, by its id at the service. The limits of amounts depend on the type. */
function methodOf(id: string): 'card' | 'bank' | 'other' {
  if (/card/i.test(id)) return 'card'
  return /bank|ach|sepa/i.test(id) ? 'bank' : 'other'
}

interface PaymentFieldProps {
  order: PurchaseChoice
  input: RefObject<HTMLInputElement>
}

export function PaymentField({ order, input }: PaymentFieldProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const id = useId()
  const money = useMoney()
  const say = useSentence()
  const { paymentAmount } = useStateOf(onramp, { sync: true })
  const currency = order.currency?.id ?? 'USD'
  const digits = fiatDigits(currency)
  const { limit, isWithinLimits } = order
  const method = limit && methodOf(limit.id)
  const range = limit && {
    min: <Amount value={money.round({ amount: limit.min, currency })} />,
    max: <Amount value={money.round({ amount: limit.max, currency })} />,
  }
  const beyond =
    method && range && !isWithinLimits ? say(`onramp.beyond.${method}`, range) : undefined
  const hint = amountHint(order.read, { symbol: currency, decimals: digits }, t) ?? beyond
  const offered = presets.map((whole) => ({
    whole,
    text: toInputText(whole * 10n ** BigInt(digits), digits, locale),
  }))
  return (
    <div className="amount-field">
      <div className="line">
        <label htmlFor={id}>{t('onramp.amount')}</label>
      </div>
      <div className="line">
        <AmountInput
          id={id}
          input={input}
          value={paymentAmount}
          enterKeyHint="done"
          isInvalid={hint !== undefined}
          describedBy={`${id}-hint ${id}-limit`}
          onType={(text) => updateOnramp({ paymentAmount: text })}
        />
        <TokenButton
          token={{ symbol: currency, iconUrl: null }}
          image={
            <RemoteImage
              kind="currency"
              imageId={currency}
              fallback={<Letter name={currency} />}
              round
            />
          }
          label={t('onramp.chooseCurrency', { currency })}
          onClick={() => modal.router.push('OnRampFiatSelect')}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div className="presets" role="group" aria-label={t('onramp.presets')}>
        {offered.map(({ whole, text }) => (
          <button
            key={text}
            type="button"
            part="button"
            aria-pressed={paymentAmount === text}
            onClick={() => updateOnramp({ paymentAmount: text })}
          >
            <Amount value={money.preset({ amount: String(whole), currency })} />
          </button>
        ))}
      </div>
      <p id={`${id}-limit`} className="quiet" hidden={hint !== undefined}>
        {method && range && say(`onramp.limit.${method}`, range)}
      </p>
      <p id={`${id}-hint`} className="error" role="alert" hidden={!hint}>
        {hint}
      </p>
    </div>
  )
}
