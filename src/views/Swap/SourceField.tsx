import { type RefObject, useId } from 'react'
import { toInputText } from '../../actions/amounts/readAmount.ts'
import { maxSwap, type SwapAssessment } from '../../actions/swap/assessSwap.ts'
import { quoteSwap } from '../../actions/swap/quoteSwap.ts'
import { readDoubts } from '../../actions/swap/readDoubts.ts'
import { type SwapState, updateSwap } from '../../controllers/swap.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useModal, useText } from '../context.ts'
import { Amount } from '../shared/Amount.tsx'
import { AmountInput } from '../shared/AmountInput.tsx'
import { amountHint } from '../shared/amountText.ts'
import { TokenButton } from '../shared/TokenButton.tsx'
import { useFormat } from '../shared/useFormat.ts'
import type { ShownPayer } from '../shared/usePayer.ts'
import { useSentence } from '../shared/useSentence.tsx'
import { contractOf } from './contractOf.ts'

interface SourceFieldProps {
  draft: SwapState
  payer: ShownPayer
  assessment: SwapAssessment
  /** Value of the typed amount in US cents; null if the token has no price. */
  cents: bigint | null
  input: RefObject<HTMLInputElement>
}

export function SourceField({ draft, payer, assessment, cents, input }: SourceFieldProps) {
  const modal = useModal()
  const { t, locale } = useText()
  const id = useId()
  const format = useFormat()
  const say = useSentence()
  const { sourceToken: token, sourceTokenAmount, gasFee } = draft
  if (!token)
    return <div className="amount-field skeleton" role="status" aria-label={t('loading')} />
  const { balance, step } = assessment
  const doubt = readDoubts(draft)(token)
  const hint = amountHint(assessment.read, token, t)
  // Max is the native balance minus the network fee, so the button waits for the fee.
  const isFeeAwaited = token.isNative && gasFee === null
  const { nativeCurrency } = payer.network

  function type(text: string) {
    updateSwap({ sourceTokenAmount: text })
    quoteSwap(locale)
  }

  return (
    <div className="amount-field">
      <div className="line">
        <label htmlFor={id}>
          <span className="visually-hidden">{t('swap.amount')}: </span>
          {t('swap.give')}
        </label>
        {balance !== null && (
          <span className="quiet">
            {say('swap.balance', {
              amount: <Amount value={format.short(balance, token.decimals)} unit={token.symbol} />,
            })}
          </span>
        )}
      </div>
      <div className="line">
        <AmountInput
          id={id}
          input={input}
          value={sourceTokenAmount}
          enterKeyHint="next"
          isInvalid={hint !== undefined || step === 'insufficientFunds'}
          describedBy={`${id}-hint`}
          onType={type}
        />
        <TokenButton
          token={token}
          detail={doubt && shortAddress(contractOf(token))}
          label={t('send.chooseToken', { symbol: token.symbol })}
          onClick={() => modal.router.push('SwapSelectToken', { target: 'source' })}
        />
      </div>
      <div className="line ends">
        <span className="worth quiet">
          {cents !== null && <Amount value={format.cents(cents, assessment.amount !== 0n)} />}
        </span>
        <button
          type="button"
          className="max"
          part="button"
          disabled={isFeeAwaited || balance === null}
          onClick={() =>
            type(toInputText(maxSwap(draft, token, balance ?? 0n), token.decimals, locale))
          }
        >
          {t('swap.max')}
        </button>
      </div>
      <p id={`${id}-hint`} className="error" role="alert" hidden={!hint}>
        {hint}
      </p>
      {step === 'insufficientGas' && gasFee !== null && (
        <p className="error" role="status">
          {say('swap.gasHint', {
            symbol: nativeCurrency.symbol,
            amount: (
              <Amount
                value={format.atMost(gasFee, nativeCurrency.decimals, 6)}
                unit={nativeCurrency.symbol}
              />
            ),
          })}
        </p>
      )}
    </div>
  )
}
