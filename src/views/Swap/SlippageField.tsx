import { type RefObject, useId, useState } from 'react'
import { localizeDecimal } from '../../actions/amounts/readAmount.ts'
import { readSlippage } from '../../actions/swap/readSlippage.ts'
import { slippageRules } from '../../actions/swap/swapRules.ts'
import { type SwapState, updateSwap } from '../../controllers/swap.ts'
import { useText } from '../context.ts'
import { Choices } from '../shared/Choices.tsx'
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
  const options = [
    { key: '', label: t('swap.slippage.auto', { percent: format.percent(auto) }) },
    ...offered.map((percent) => ({
      key: localizeDecimal(percent, locale),
      label: format.percent(BigInt(Number(percent) * 100)),
    })),
  ]
  // A typed percentage stays in the field, also while it equals an offered one.
  const [isTyped, setTyped] = useState(options.every(({ key }) => key !== slippageText))
  function choose(text: string, isOfField = false): void {
    setTyped(isOfField && text !== '')
    updateSwap({ slippageText: text, locale })
  }
  return (
    <fieldset className="choices-of slippage">
      <legend>{t('swap.slippage')}</legend>
      <Choices
        options={options}
        chosen={isTyped ? null : slippageText}
        onChoose={(key) => choose(key)}
      >
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
          value={isTyped ? slippageText : ''}
          onChange={(event) => choose(event.target.value, true)}
        />
      </Choices>
      <p id={`${id}-hint`} className="error" role="alert" hidden={!isWrong}>
        {t('swap.slippage.range', { least: format.percent(least), most: format.percent(most) })}
      </p>
    </fieldset>
  )
}
