import { addStyles } from '../theme/styles.ts'
import css from './Skeleton.css'

addStyles(css)

interface SkeletonProps {
  count: number
  /** Number of field placeholders after the rows. */
  fields?: number
  /** The status text for screen readers. */
  label: string
}

export function SkeletonRows({ count, fields = 0, label }: SkeletonProps) {
  return (
    <div className="list" role="status" aria-label={label}>
      {Array.from({ length: count + fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <div key={index} className={index < count ? 'skeleton-row' : 'skeleton-field'} />
      ))}
    </div>
  )
}
