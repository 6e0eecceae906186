import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { addStyles } from '../theme/styles.ts'
import { cleanCode } from '../utils/cleanText.ts'
import { toLatinDigits } from '../utils/latinDigits.ts'
import css from './OtpInput.css'

/** Returns the digits of a typed, pasted or autofilled text, at most `count`. Other characters are dropped. */
export function readDigits(text: string, count: number): string {
  const given = toLatinDigits(cleanCode(text)) ?? ''
  return given.replace(/[^0-9]/g, '').slice(0, count)
}

addStyles(css)

interface OtpInputProps {
  label: string
  count?: number
  /** True while the code is being checked: the field shows its digits and ignores input. */
  busy?: boolean
  /** Error of the last code; undefined while the next code is checked. An error that appears clears the field. */
  error?: ReactNode
  status?: string | undefined
  /** Called once for each complete code. */
  onComplete: (code: string) => void
}

/** One field for a one-time code, whose digits are drawn in boxes. */
export function OtpInput(props: OtpInputProps) {
  const { label, count = 6, busy = false, error, status, onComplete } = props
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const messageId = useId()

  const hasError = error !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new error clears the field
  useEffect(() => {
    // While the next code is checked there is no error, and the field keeps the digits of that code.
    if (hasError) setCode('')
    if (!busy) field.current?.focus()
  }, [hasError])

  function enter(text: string) {
    const next = readDigits(text, count)
    if (busy || next === code) return
    setCode(next)
    if (next.length === count) onComplete(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the boxes need
    <div className="otp" role="group" aria-label={label} aria-busy={busy}>
      {/* Digits read from left to right in every language. */}
      <div className="boxes" dir="ltr">
        <input
          ref={field}
          part="input"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          aria-label={label}
          aria-invalid={hasError}
          aria-describedby={messageId}
          readOnly={busy}
          value={code}
          onChange={(event) => enter(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            // A pasted whole code replaces what is in the field.
            if (readDigits(pasted, count).length < count) return
            event.preventDefault()
            enter(pasted)
          }}
          // The boxes show no caret between digits, so it stays behind the last one.
          onClick={({ currentTarget: input }) => input.setSelectionRange(count, count)}
          onKeyDown={(event) => {
            if (/^(ArrowLeft|ArrowUp|Home)$/.test(event.key)) event.preventDefault()
          }}
        />
        {Array.from({ length: count }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box has no other identity than its index
            key={index}
            className="box"
            aria-hidden="true"
            data-current={index === Math.min(code.length, count - 1) ? '' : undefined}
          >
            {code[index]}
          </span>
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
