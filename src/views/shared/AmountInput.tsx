import type { RefObject } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './AmountField.css'
import { amountSize } from './amountText.ts'

addStyles(css)

interface AmountInputProps {
  id: string
  input?: RefObject<HTMLInputElement>
  value: string
  enterKeyHint: 'next' | 'done'
  isInvalid: boolean
  /** Ids of the describing elements for `aria-describedby`, separated by spaces. */
  describedBy: string
  onType(text: string): void
}

/** A field for an amount. Its font gets smaller as the text gets longer. */
export function AmountInput(props: AmountInputProps) {
  const { id, input, value, enterKeyHint, isInvalid, describedBy, onType } = props
  return (
    <input
      ref={input}
      id={id}
      part="input"
      data-size={amountSize(value)}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint={enterKeyHint}
      dir="ltr"
      placeholder="0"
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
