import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './RowLines.css'

addStyles(css)

/** The middle of a row of a list: a name, and something quieter under it. What does not fit is cut off at its end. */
export function RowLines({ children }: { children: ReactNode }) {
  return <span className="two-lines">{children}</span>
}

/** The end of such a row: an amount, and something quieter under it. */
export function RowEnd({ children }: { children: ReactNode }) {
  return <span className="row-end">{children}</span>
}
