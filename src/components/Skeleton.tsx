import { addStyles } from '../theme/styles.ts'
import css from './Skeleton.css'

addStyles(css)

/** Rows as they will be, while they load. `label` is for screen readers. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div className="list" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((key) => (
        <div key={key} className="skeleton-row" />
      ))}
    </div>
  )
}
