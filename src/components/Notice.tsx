import type { ReactNode } from 'react'
import { addStyles } from '../theme/styles.ts'
import { Icon } from './Icon.tsx'
import css from './Notice.css'

addStyles(css)

interface Action {
  label: string
  run: () => void
}

interface NoticeProps {
  message: ReactNode
  action?: Action | undefined
  /** A second action, in case the first one does not help. */
  otherAction?: Action | undefined
}

/** Reports in the view that a part of it is missing; the rest of the view stays usable. */
export function Notice({ message, action, otherAction }: NoticeProps) {
  const actions = [action, otherAction].filter((one) => one !== undefined)
  return (
    <div className="notice" role="status">
      <Icon name="alert" />
      <p>{message}</p>
      {actions.map(({ label, run }) => (
        <button key={label} type="button" part="button" onClick={run}>
          {label}
        </button>
      ))}
    </div>
  )
}
