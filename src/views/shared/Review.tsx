import type { ReactNode } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './Review.css'

addStyles(css)

interface DetailRowProps {
  name: string
  /** Shows name and value in one line. */
  short?: boolean
  children: ReactNode
}

/** A name and its value in a `dl`. An ancestor must have the class `review`. */
export function DetailRow({ name, short, children }: DetailRowProps) {
  return (
    <div className={short ? 'row short' : 'row'}>
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
