import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { addStyles } from '../theme/styles.ts'
import { cleanText } from '../utils/cleanText.ts'
import { Icon } from './Icon.tsx'
import css from './TextField.css'

addStyles(css)

/** Minimum length of the text for the submit arrow to appear; no email address is shorter. */
const arrowFrom = 4

interface TextFieldProps {
  label: string
  input?: RefObject<HTMLInputElement> | undefined
  type: 'email' | 'text'
  placeholder?: string
  maxLength?: number
  /** Content at the end of the field, such as a button or a unit. */
  end?: ReactNode
  /** Accessible name of the submit arrow. If it is missing, the field has no arrow and the form around it submits. */
  submitLabel?: string | undefined
  value: string
  error?: ReactNode
  busy?: boolean
  children?: ReactNode
  autoFocus?: boolean
  onChange: (value: string) => void
  onSubmit: (value: string) => void
  onFocus?: (() => void) | undefined
}

/** A text field that submits its cleaned text (`cleanText`) on Enter and by the arrow. */
export function TextField(props: TextFieldProps) {
  const { label, type, submitLabel, value, error, busy = false, autoFocus = false } = props
  const own = useRef<HTMLInputElement>(null)
  const { input = own } = props
  const id = useId()

  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus, input])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    // The text in the field is submitted: the render of its last change may still be due.
    props.onSubmit(cleanText(input.current?.value ?? value))
  }

  return (
    <form className="text-field" noValidate aria-busy={busy} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="field" data-invalid={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          part="input"
          type={type}
          autoComplete={type === 'email' ? type : 'off'}
          maxLength={props.maxLength}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={props.placeholder}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          readOnly={busy}
          value={value}
          onFocus={props.onFocus}
          onChange={(event) => props.onChange(event.target.value)}
        />
        {props.end}
        {submitLabel && value.trim().length >= arrowFrom && (
          <button
            type="submit"
            className="submit"
            part="button"
            // `disabled` would take the focus from the button, `aria-disabled` does not.
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
