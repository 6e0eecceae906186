import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import { Button } from './Button.tsx'
import css from './EmptyState.css'
import { LineIcon } from './Icon.tsx'

addStyles(css)

interface EmptyStateProps {
  /** SVG path of a line icon on a 24-unit grid. */
  drawing: string
  message: ReactNode
  actions?: readonly { label: string; run: () => void }[]
}

/** Replaces an empty list. `message` names the missing content, and `actions` help the user to get such content. */
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
