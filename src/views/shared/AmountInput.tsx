import { addStyles } from '../../theme/styles.ts'
import css from './AmountField.css'
import { amountSize } from './amountText.ts'

addStyles(css)

interface AmountInputProps {
  /** Of the input; its label is the caller's. */
  id: string
  value: string
  /** What the key of an on-screen keyboard leads to. */
  enterKeyHint: 'next' | 'done'
  isInvalid: boolean
  /** Ids of what describes it, separated by spaces. */
  describedBy: string
  onType(text: string): void
}

/** Where an amount is typed, in the person's own way of writing numbers; smaller letters for long ones. */
export function AmountInput(props: AmountInputProps) {
  const { id, value, enterKeyHint, isInvalid, describedBy, onType } = props
  return (
    <input
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
