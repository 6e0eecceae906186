import { addStyles } from '../theme/styles.ts'
import { Button } from './Button.tsx'
import css from './EmptyState.css'
import { LineIcon } from './Icon.tsx'

addStyles(css)

interface EmptyStateProps {
  /** Of a 24-unit line drawing. */
  drawing: string
  message: string
  /** Ways on. */
  actions?: readonly { label: string; run: () => void }[]
}

/** Stands where there is nothing to list: what would be here, and how it gets here. */
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
