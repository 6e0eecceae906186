import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { fiatDecimals } from '../../actions/amounts/fiatUnits.ts'
import { toInputText } from '../../actions/amounts/readAmount.ts'
import {
  type Assessment,
  costOf,
  decimalsOf,
  emptyingAmount,
  maxAmount,
  unitOf,
  unitsOf,
} from '../../actions/send/assessDraft.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { type SendState, send, updateSend } from '../../controllers/send.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { AmountInput } from '../shared/AmountInput.tsx'
import { amountHint } from '../shared/amountText.ts'
import { TokenButton } from '../shared/TokenButton.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'

const switchPath = 'M8 4v14M8 4L5 7M8 4l3 3M16 20V6M16 20l3-3M16 20l-3-3'

interface AmountFieldProps {
  payer: ShownPayer
  assessment: Assessment
  input: RefObject<HTMLInputElement>
  /** Hints for the chain families that need them. */
  children: ReactNode
}

export function AmountField({ payer, assessment, input, children }: AmountFieldProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const id = useId()
  const format = useFormat()
  const say = useSentence()
  const draft = useStateOf(send, { sync: true }) as SendState
  const { token } = draft

  // While Max is selected, the amount is computed again when the fee changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not run when the user types
  useEffect(() => {
    if (draft.isMax && token) take(maxAmount(send, token), true)
  }, [draft.isMax, draft.limits?.most])

  if (!token) return null
  const isFiat = draft.amountUnit === 'fiat'
  const decimals = decimalsOf(token)
  const unit = isFiat ? { symbol: 'USD', decimals: fiatDecimals } : unitOf(draft, token)
  const hint = amountHint(assessment.read, unit, t)
  const { amount, cents, balance } = assessment
  const native = payer.network.nativeCurrency
  // Max is the native balance minus the network fee, so the button waits for the fee.
  const isMaxAwaited = token.address === undefined && (draft.gasPrice === null || balance === null)
  const units = unitsOf(draft, token)
  const next = units[(units.indexOf(draft.amountUnit) + 1) % units.length] ?? 'token'
  const nextUnit = unitOf({ ...draft, amountUnit: next }, token)
  const inFiat =
    amount !== null && cents === null
      ? t('tokens.worthUnknown')
      : format.cents(cents ?? 0n, amount !== null && amount > 0n)
  const places = draft.baseUnit ? nextUnit.decimals : 6
  const other =
    next === 'fiat'
      ? inFiat
      : `${format.short(amount ?? 0n, nextUnit.decimals, places)} ${nextUnit.symbol}`

  function switchUnit() {
    const value = next === 'fiat' ? cents : amount
    const digits = next === 'fiat' ? fiatDecimals : nextUnit.decimals
    const text = value ? toInputText(value, digits, locale) : ''
    updateSend({ amountUnit: next, sendTokenAmount: text, isMax: false })
  }

  const emptying = emptyingAmount(draft, token)

  function take(largest: bigint, isMax: boolean) {
    if (!token) return
    const amountUnit = draft.amountUnit === 'base' ? 'base' : 'token'
    const { decimals } = unitOf({ ...draft, amountUnit }, token)
    const text = toInputText(largest, decimals, locale)
    updateSend({ amountUnit, sendTokenAmount: text, isMax })
  }

  return (
    <div className="amount-field">
      <div className="line">
        <label htmlFor={id}>{t('send.amount')}</label>
        <span className="quiet">
          {say('send.balance', {
            amount: (
              <Amount
                value={
                  draft.limits && balance !== null
                    ? format.exact(balance, decimals)
                    : format.held(balance, decimals)
                }
                unit={token.symbol}
              />
            ),
          })}
        </span>
      </div>
      <div className="line">
        {isFiat && <span className="sign">$</span>}
        <AmountInput
          id={id}
          input={input}
          value={draft.sendTokenAmount}
          enterKeyHint="next"
          isInvalid={hint !== undefined}
          describedBy={`${id}-hint`}
          onType={(text) =>
            updateSend({
              sendTokenAmount: text,
              isMax: false,
              failure: null,
              isReviewRequested: false,
            })
          }
        />
        <TokenButton
          token={token}
          label={t('send.chooseToken', { symbol: token.symbol })}
          onClick={() => modal.router.push('WalletSendSelectToken')}
        />
      </div>
      <div className="line ends">
        {units.length > 1 ? (
          <button
            type="button"
            className="unit quiet"
            part="button"
            aria-label={`${other}, ${next === 'fiat' ? t('send.inFiat') : t('send.inToken', { symbol: nextUnit.symbol })}`}
            onClick={switchUnit}
          >
            <Amount value={other} />
            <LineIcon path={switchPath} size={16} />
          </button>
        ) : (
          <span />
        )}
        <span className="line">
          {emptying !== null && (
            <button
              type="button"
              className="max"
              part="button"
              onClick={() => take(emptying, false)}
            >
              {t('send.all')}
            </button>
          )}
          <button
            type="button"
            className="max"
            part="button"
            disabled={isMaxAwaited}
            onClick={() => take(maxAmount(send, token), draft.limits !== null)}
          >
            {t('send.max')}
          </button>
        </span>
      </div>
      <p id={`${id}-hint`} className="error" role="alert" hidden={!hint}>
        {hint}
      </p>
      {children}
      {assessment.step === 'insufficientGas' && draft.gasPrice !== null && (
        <p className="error" role="status">
          {say('send.gasHint', {
            symbol: native.symbol,
            amount: (
              <Amount
                value={format.atMost(costOf(draft), native.decimals, 6)}
                unit={native.symbol}
              />
            ),
          })}
        </p>
      )}
    </div>
  )
}
