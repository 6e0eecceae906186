import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './EmailInput.css'
import { Icon } from './Icon.tsx'

addStyles(css)

/** The submit arrow appears from this length on: a shorter text cannot be an address. */
const arrowFrom = 4

interface EmailInputProps {
  label: string
  placeholder: string
  /** Accessible name of the submit arrow. Without it there is no arrow: the surrounding form submits. */
  submitLabel?: string | undefined
  value: string
  error?: string | undefined
  busy?: boolean
  /** Stands under the field, as part of the form. */
  children?: ReactNode
  autoFocus?: boolean
  onChange: (value: string) => void
  onSubmit: (value: string) => void
  onFocus?: (() => void) | undefined
}

/** A field for an email address. Enter or its arrow submits the trimmed text. */
export function EmailInput(props: EmailInputProps) {
  const { label, placeholder, submitLabel, value, error, busy = false, autoFocus = false } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    props.onSubmit(value.trim())
  }

  return (
    <form className="email-input" noValidate aria-busy={busy} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="field" data-invalid={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          part="input"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          readOnly={busy}
          value={value}
          onFocus={props.onFocus}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {submitLabel && value.trim().length >= arrowFrom && (
          <button
            type="submit"
            className="submit"
            part="button"
            // Disabled in name only: the focus stays where it was pressed.
            aria-disabled={busy}
            aria-label={submitLabel}
          >
            {busy ? <span className="spinner" /> : <Icon name="next" />}
          </button>
        )}
      </div>
      <p id={`${id}-error`} className="error" role="alert" hidden={!error}>
        {error}
      </p>
      {props.children}
    </form>
  )
}
