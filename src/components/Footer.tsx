import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import css from './Footer.css'

addStyles(css)

/**
 * Totals and buttons that stay visible at the lower edge of the card. The footer must be the last child of a view
 * without columns.
 */
export function Footer({ children }: { children: ReactNode }) {
  return (
    <div className="footer" part="footer">
      {children}
    </div>
  )
}

interface TotalRowProps {
  name: string
  children: ReactNode
}

/** One row of a footer's `dl`. */
export function TotalRow({ name, children }: TotalRowProps) {
  return (
    <div className="row">
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
