import { useEffect, useState } from 'react'
import { fetchSuggestions } from '../../actions/names/fetchSuggestions.ts'
import { nameProblem } from '../../actions/names/nameRules.ts'
import { reportError } from '../../actions/report/reportError.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'

/** Debounce of the lookup in ms. */
const pauseMs = 500

type Suggestions = Awaited<ReturnType<typeof fetchSuggestions>>

interface Found {
  /** The label that was looked up. The first entry of `list` is about this label. */
  label: string
  list: Suggestions
  error?: WalletModalError
}

const nothing: Found = { label: '', list: [] }

/** Looks up `label` and similar names. A new label aborts the pending request. */
export function useSuggestions(label: string, isPaused: boolean) {
  const [found, setFound] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const isRequested = !isPaused && nameProblem(label) === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `attempt` repeats the request
  useEffect(() => {
    if (!isRequested) return
    const abort = new AbortController()
    const { signal } = abort
    const request = () =>
      fetchSuggestions(label, signal).then(
        (list) => {
          if (!signal.aborted) setFound({ label, list })
        },
        (thrown: unknown) => {
          if (!signal.aborted) setFound({ label, list: [], error: reportError(thrown, 'inline') })
        },
      )
    const timer = setTimeout(request, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [label, isRequested, attempt])

  const isCurrent = found.label === label
  return {
    /** The entry about `label` itself; undefined until it has loaded. */
    own: isCurrent ? found.list[0] : undefined,
    others: found.list.slice(1),
    error: isCurrent ? found.error : undefined,
    isRequesting: isRequested && !isCurrent,
    retry() {
      setFound(nothing)
      setAttempt((count) => count + 1)
    },
  }
}
