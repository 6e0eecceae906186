import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './RowLines.css'

addStyles(css)

export function RowLines({ children }: { children: ReactNode }) {
  return <span className="two-lines">{children}</span>
}

export function RowEnd({ children }: { children: ReactNode }) {
  return <span className="row-end">{children}</span>
}
