import type { ReactNode } from 'react'

interface DetailRowProps {
  name: string
  /** Shows name and value side by side. */
  short?: boolean
  children: ReactNode
}

/** A row of a review, in a `dl` of a view with the class `review`. */
export function DetailRow({ name, short, children }: DetailRowProps) {
  return (
    <div className={short ? 'row short' : 'row'}>
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
