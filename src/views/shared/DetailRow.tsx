import type { ReactNode } from 'react'

interface DetailRowProps {
  name: string
  /** Name and value side by side. */
  short?: boolean
  children: ReactNode
}

/** A row of what is about to be signed, in a `dl` of a view whose class is `review`. */
export function DetailRow({ name, short, children }: DetailRowProps) {
  return (
    <div className={short ? 'row short' : 'row'}>
      <dt className="quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
