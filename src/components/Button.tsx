import type { MouseEventHandler, ReactNode, RefObject } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Button.css'

addStyles(css)

interface ButtonProps {
  children: ReactNode
  /** Accessible name, if the children alone do not say what the button acts on. */
  label?: string | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
  /** URL that makes the button a link, which opens in a new tab. The URL must have passed `toSafeLink`. */
  href?: string | undefined
  /** `danger` is the primary button of a view that warns of what it does. */
  variant?: 'primary' | 'danger' | 'secondary' | 'quiet'
  /** Ids of the elements that describe the button. */
  describedBy?: string | undefined
  /** A disabled button can still be focused, so that assistive technology reads the reason. */
  disabled?: boolean | undefined
  /** The control that still needs input while the button is disabled. A press of the button moves the focus to it. */
  fault?: RefObject<HTMLElement> | undefined
}

/** A full-width button. A view has at most one primary button; destructive actions are `quiet`. */
export function Button({
  children,
  label,
  onClick,
  href,
  variant = 'secondary',
  describedBy,
  disabled = false,
  fault,
}: ButtonProps) {
  const isMain = variant === 'primary' || variant === 'danger'
  const part = isMain ? 'button button-primary' : 'button'
  if (href !== undefined) {
    return (
      <a
        className="button"
        part={part}
        data-variant={variant}
        href={href}
        aria-label={label}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
      >
        {children}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="button"
      part={part}
      data-variant={variant}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      onClick={disabled ? () => fault?.current?.focus() : onClick}
    >
      {children}
    </button>
  )
}
