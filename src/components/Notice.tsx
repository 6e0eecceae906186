import { addStyles } from '../theme/styles.ts'
import { Icon } from './Icon.tsx'
import css from './Notice.css'

addStyles(css)

interface Action {
  label: string
  run: () => void
}

interface NoticeProps {
  message: string
  /** What to do about it. */
  action?: Action | undefined
  /** What to do where that does not help. */
  otherAction?: Action | undefined
}

/** Says in place what is missing, while everything around it stays usable. */
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
