import { type ReactNode, useId } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './Choices.css'

addStyles(css)

interface Choice<Key extends string> {
  key: Key
  label: ReactNode
}

interface ChoicesProps<Key extends string> {
  options: readonly Choice<Key>[]
  /** Null if none of the options is chosen. */
  chosen: Key | null
  onChoose(key: Key): void
  /** A field for a value that is not offered. */
  children?: ReactNode
}

/** Options as tiles, of which one is chosen. Stands in a fieldset of the class `choices-of`. */
export function Choices<Key extends string>(props: ChoicesProps<Key>) {
  const { options, chosen, onChoose, children } = props
  const name = useId()
  return (
    <div className="choices">
      {options.map(({ key, label }) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
          {label}
        </label>
      ))}
      {children}
    </div>
  )
}
