import { type ReactNode, useEffect, useState } from 'react'
import { addStyles } from '../../theme/styles.ts'
import css from './Connecting.css'

addStyles(css)

interface ConnectingProps {
  image: ReactNode
  /** Draws the ring round, for a network's round picture. */
  round?: boolean
  /** `idle`: nothing was asked of the wallet yet; a button starts it. */
  state: 'idle' | 'waiting' | 'failed'
  title: string
  /** What the visitor has to do, and where. */
  hint: string
  /** A second sentence that appears after 3 s of waiting; omitted while nothing is pending. */
  laterHint?: string | undefined
  /** What to press then, where nothing tells that the wallet's own window was closed. */
  laterAction?: ReactNode
  children?: ReactNode
}

const laterMs = 3000

/** Waiting for a wallet: its picture in a progress ring, one sentence, and a second one after 3 s. */
export function Connecting(props: ConnectingProps) {
  const { image, round = false, state, title, hint, laterHint, laterAction, children } = props
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
      {/* An alert that was a status before would not be announced: it is a new node. */}
      <div
        key={state === 'failed' ? 'alert' : 'status'}
        className="status"
        role={state === 'failed' ? 'alert' : 'status'}
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
