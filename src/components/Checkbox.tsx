import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Checkbox.css'

addStyles(css)

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box to tick; the whole text is its label, links in it still lead away. */
export function Checkbox({ checked, onChange, children }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
