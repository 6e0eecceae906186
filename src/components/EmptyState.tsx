import { addStyles } from '../theme/styles.ts'
import { Button } from './Button.tsx'
import css from './EmptyState.css'
import { LineIcon } from './Icon.tsx'

addStyles(css)

interface EmptyStateProps {
  /** Path of a 24-unit line icon. */
  drawing: string
  message: string
  actions?: readonly { label: string; run: () => void }[]
}

/** Replaces an empty list: what it would contain, and how to fill it. */
export function EmptyState({ drawing, message, actions = [] }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <LineIcon path={drawing} size={48} />
      <p>{message}</p>
      {actions.length > 0 && (
        <div className="actions">
          {actions.map(({ label, run }) => (
            <Button key={label} onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
