import { type ReactNode, useEffect, useState } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './Connecting.css'

addStyles(css)

interface ConnectingProps {
  image: ReactNode
  /** Draws the progress ring as a circle, because images of networks are round. */
  round?: boolean
  /** `idle`: no request has been sent yet, and a button sends it. `declined`: the user's own choice, which is no fault. */
  state: 'idle' | 'waiting' | 'declined' | 'failed'
  title: ReactNode
  hint: string
  /** A second sentence that is shown after 3 s of waiting; undefined while no request is pending. */
  laterHint?: string | undefined
  /** Shown together with `laterHint`, for wallets that do not report when the user closes the wallet's window. */
  laterAction?: ReactNode
  children?: ReactNode
}

const laterMs = 3000

export function Connecting(props: ConnectingProps) {
  const { image, round = false, state, title, hint, laterHint, laterAction, children } = props
  const [isLate, setLate] = useState(false)
  const hasEnded = state === 'failed' || state === 'declined'
  const isWaiting = state === 'waiting' && laterHint !== undefined
  useEffect(() => {
    setLate(false)
    if (!isWaiting) return
    // The time in which the user is in the wallet's app does not count.
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => setLate(true), laterMs)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [isWaiting])

  return (
    <div className="connecting">
      <div className="ring" data-state={state}>
        <svg className="progress" viewBox="0 0 96 96" aria-hidden="true">
          <rect x="2" y="2" width="92" height="92" rx={round ? 46 : 28} pathLength="337" />
        </svg>
        {image}
      </div>
      {/* The key creates a new node, because screen readers do not announce a status whose role changes to alert. */}
      <div
        key={hasEnded ? 'alert' : 'status'}
        className="status"
        role={hasEnded ? 'alert' : 'status'}
      >
        <strong data-tone={state === 'failed' ? 'error' : undefined}>{title}</strong>
        <p>{hint}</p>
        {isLate && laterHint && <p>{laterHint}</p>}
      </div>
      {(children || (isLate && laterAction)) && (
        <div className="actions">
          {children}
          {isLate && laterAction}
        </div>
      )}
    </div>
  )
}
