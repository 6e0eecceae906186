import { type RefObject, useId } from 'react'
import { localizeDecimal } from '../../actions/amounts/readAmount.ts'
import { readSlippage } from '../../actions/swap/readSlippage.ts'
import { slippageRules } from '../../actions/swap/swapRules.ts'
import { type SwapState, updateSwap } from '../../controllers/swap.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

interface SlippageFieldProps {
  draft: SwapState
  input: RefObject<HTMLInputElement>
}

/** Percentages that are offered beside the usual one. */
const offered = ['0.5', '2']

/** Lets the user choose how much less than quoted the swap may bring. */
export function SlippageField({ draft, input }: SlippageFieldProps) {
  const { t, locale } = useText()
  const format = useFormat()
  const id = useId()
  const { slippageText } = draft
  const { auto, least, most } = slippageRules
  const isWrong = readSlippage(draft) === null
  const choices = [
    { text: '', label: t('swap.slippage.auto', { percent: format.percent(auto) }) },
    ...offered.map((percent) => ({
      text: localizeDecimal(percent, locale),
      label: format.percent(BigInt(Number(percent) * 100)),
    })),
  ]
  const isOffered = choices.some(({ text }) => text === slippageText)
  const choose = (text: string) => updateSwap({ slippageText: text, locale })
  return (
    <fieldset className="slippage">
      <legend>{t('swap.slippage')}</legend>
      <div className="choices">
        {choices.map(({ text, label }) => (
          <label key={text}>
            <input
              type="radio"
              name={id}
              checked={text === slippageText}
              onChange={() => choose(text)}
            />
            <span>{label}</span>
          </label>
        ))}
        <input
          ref={input}
          part="input"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          dir="ltr"
          aria-label={t('swap.slippage.own')}
          placeholder={t('swap.slippage.ownShort')}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          value={isOffered ? '' : slippageText}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className="error" role="alert" hidden={!isWrong}>
        {t('swap.slippage.range', { least: format.percent(least), most: format.percent(most) })}
      </p>
    </fieldset>
  )
}
