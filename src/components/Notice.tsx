import { addStyles } from '../theme/styles.ts'
import { Icon } from './Icon.tsx'
import css from './Notice.css'

addStyles(css)

interface NoticeProps {
  message: string
  /** The one thing to do about it. */
  action?: { label: string; run: () => void } | undefined
}

/** Says in place what is missing, while everything around it stays usable. */
export function Notice({ message, action }: NoticeProps) {
  return (
    <div className="notice" role="status">
      <Icon name="alert" />
      <p>{message}</p>
      {action && (
        <button type="button" part="button" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  )
}
