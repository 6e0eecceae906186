import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './RowLines.css'

addStyles(css)

/** Two lines in the middle of a row: a name and a secondary text, each truncated. */
export function RowLines({ children }: { children: ReactNode }) {
  return <span className="two-lines">{children}</span>
}

/** Two lines at the end of a row: an amount and a secondary text. */
export function RowEnd({ children }: { children: ReactNode }) {
  return <span className="row-end">{children}</span>
}
