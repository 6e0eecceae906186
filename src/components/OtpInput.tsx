import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { addStyles } from '../theme/styles.ts'
import { cleanCode } from '../utils/cleanText.ts'
import { toLatinDigits } from '../utils/latinDigits.ts'
import css from './OtpInput.css'

interface TypedDigits {
  digits: string[]
  focus: number
}

/**
 * Returns the digits after the user has typed, pasted or autofilled `text` into the box `index`. Other characters are
 * dropped. A complete code fills all boxes, even if the user entered it into a box other than the first.
 */
export function typeDigits(digits: readonly string[], index: number, text: string): TypedDigits {
  const given = [...(toLatinDigits(cleanCode(text)) ?? '')].filter((char) => /[0-9]/.test(char))
  const next = [...digits]
  if (given.length === 0) {
    if (text === '') next[index] = ''
    return { digits: next, focus: index }
  }
  const start = given.length >= digits.length ? 0 : index
  const fitting = given.slice(0, digits.length - start)
  for (const [offset, digit] of fitting.entries()) next[start + offset] = digit
  return { digits: next, focus: Math.min(start + fitting.length, digits.length - 1) }
}

addStyles(css)

interface OtpInputProps {
  label: string
  boxLabel: (index: number, count: number) => string
  count?: number
  /** True while the code is being checked: the boxes show its digits and ignore input. */
  busy?: boolean
  /** Error of the last code; undefined while the next code is checked. An error that appears clears the boxes. */
  error?: ReactNode
  status?: string | undefined
  /** Called once for each complete code. */
  onComplete: (code: string) => void
}

/** Boxes for the digits of a one-time code. Paste, autofill, arrow keys and backspace work as in one field. */
export function OtpInput(props: OtpInputProps) {
  const { label, boxLabel, count = 6, busy = false, error, status, onComplete } = props
  const empty = Array.from({ length: count }, () => '')
  const [digits, setDigits] = useState(empty)
  const group = useRef<HTMLDivElement>(null)
  const messageId = useId()

  function focus(index: number) {
    const box = group.current?.querySelectorAll('input')[Math.max(0, Math.min(index, count - 1))]
    box?.focus()
    box?.select()
  }

  const hasError = error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new error clears the boxes
  useEffect(() => {
    // While the next code is checked there is no error, and the boxes keep the digits of that code.
    if (hasError) setDigits(empty)
    if (!busy) focus(0)
  }, [hasError])

  function type(index: number, text: string) {
    if (busy) return
    const next = typeDigits(digits, index, text)
    setDigits(next.digits)
    if (next.focus !== index || text) focus(next.focus)
    const code = next.digits.join('')
    if (text && code.length === count) onComplete(code)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[
      event.key
    ]
    if (target !== undefined) {
      event.preventDefault()
      focus(target)
      return
    }
    if (event.key === 'Backspace' && !digits[index] && index > 0 && !busy) {
      event.preventDefault()
      setDigits(digits.map((digit, at) => (at === index - 1 ? '' : digit)))
      focus(index - 1)
    }
  }

  function onPaste(event: ClipboardEvent, index: number) {
    event.preventDefault()
    type(index, event.clipboardData.getData('text'))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the boxes need
    <div className="otp" role="group" aria-label={label} aria-busy={busy}>
      {/* Digits read from left to right in every language. */}
      <div ref={group} className="boxes" dir="ltr">
        {digits.map((digit, index) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other identity than its index
            key={index}
            part="input"
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={boxLabel(index + 1, count)}
            aria-invalid={hasError}
            aria-describedby={messageId}
            readOnly={busy}
            value={digit}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
            onChange={(event) => type(index, event.target.value)}
          />
        ))}
      </div>
      <p
        // The key creates a new node, because screen readers do not announce a status whose role changes to alert.
        key={error ? 'error' : 'status'}
        id={messageId}
        className="message"
        data-tone={error ? 'error' : undefined}
        role={error ? 'alert' : 'status'}
      >
        {error ?? status}
      </p>
    </div>
  )
}
