import { useCallback, useEffect, useRef, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'

interface Attempt {
  /** Error of the last call; undefined while a call is pending. */
  error: WalletModalError | undefined
  retry(): void
}

/**
 * Calls `run` on mount and on `retry`. A result that arrives after unmount, or after a later call has begun, is
 * ignored.
 */
export function useAttempt(run: () => Promise<void>): Attempt {
  const [error, setError] = useState<WalletModalError>()
  const latest = useRef(0)
  const latestRun = useRef(run)
  latestRun.current = run

  const start = useCallback(() => {
    const mine = ++latest.current
    setError(undefined)
    latestRun.current().catch((thrown: unknown) => {
      if (mine === latest.current) setError(reportError(thrown, 'inline'))
    })
  }, [])

  useEffect(() => {
    start()
    return () => {
      latest.current += 1
    }
  }, [start])

  return { error, retry: start }
}
