import { type ReactNode, useEffect, useState } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './Connecting.css'

addStyles(css)

interface ConnectingProps {
  image: ReactNode
  /** As the picture is: a network's. */
  round?: boolean
  /** `idle`: it begins with a press. */
  state: 'idle' | 'waiting' | 'failed'
  title: string
  /** What to do and where. */
  hint: string
  /** Joins the hint once the visitor has waited for 3 s; none while there is nothing to wait for. */
  laterHint?: string | undefined
  children?: ReactNode
}

const laterMs = 3000

/** Waiting for a wallet: its picture in a ring, one sentence, a second one after a while. */
export function Connecting(props: ConnectingProps) {
  const { image, round = false, state, title, hint, laterHint, children } = props
  const [isLate, setLate] = useState(false)
  const isWaiting = state === 'waiting' && laterHint !== undefined
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), laterMs)
    return () => clearTimeout(timer)
  }, [isWaiting])

  return (
    <div className="connecting">
      <div className="ring" data-state={state}>
        <svg className="progress" viewBox="0 0 96 96" aria-hidden="true">
          <rect x="2" y="2" width="92" height="92" rx={round ? 46 : 28} pathLength="337" />
        </svg>
        {image}
      </div>
      <div className="status" role={state === 'failed' ? 'alert' : 'status'}>
        <strong data-tone={state === 'failed' ? 'error' : undefined}>{title}</strong>
        <p>{hint}</p>
        {isLate && laterHint && <p>{laterHint}</p>}
      </div>
      {children && <div className="actions">{children}</div>}
    </div>
  )
}
