import { addStyles } from '../theme/styles.ts'
import css from './Skeleton.css'

addStyles(css)

interface SkeletonProps {
  count: number
  /** Number of placeholders for fields, below those for rows. */
  fields?: number
  /** Status text for screen readers. */
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
