import { type ComponentType, useEffect, useState } from 'react'
import { reportError } from '../actions/report/reportError.ts'
import { updateModal } from '../controllers/modal.ts'
import type { RouterEntry } from '../controllers/router.ts'
import { useModal, useText } from '../views/context.ts'
import { loadedView, loadView } from '../views/loadView.ts'
import type { ViewProps } from '../views/viewDefinition.ts'

export interface ShownView {
  entry: RouterEntry
  View: ComponentType<ViewProps>
  depth: number
  direction: 'forward' | 'back' | undefined
}

interface ViewLoading {
  /** The view to show; undefined until the code of the first view has loaded. */
  shown: ShownView | undefined
  failed: boolean
  retry(): void
}

/** Returns the view on top of the stack, or the previous one while the code of the top view loads. */
export function useShownView(entry: RouterEntry | undefined, depth: number): ViewLoading {
  const modal = useModal()
  const { language } = useText()
  const [before, setBefore] = useState<ShownView>()
  const [failed, setFailed] = useState<RouterEntry>()
  const [attempt, setAttempt] = useState(0)

  const View = entry && loadedView(entry.view)
  let shown = before
  if (View && (before?.entry !== entry || before.depth !== depth)) {
    const isNew = before && before.entry.view !== entry.view
    const direction = depth < (before?.depth ?? 0) ? 'back' : 'forward'
    shown = { entry, View, depth, direction: isNew ? direction : undefined }
    setBefore(shown)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` changes when the user retries or a chunk arrives
  useEffect(() => {
    if (!entry) return
    modal.router.setAwaited(View ? 0 : depth - 1)
    const settle = () => updateModal(modal, { loading: false })
    if (View) return settle()
    let isCurrent = true
    const arrive = () => isCurrent && setAttempt((count) => count + 1)
    loadView(entry.view, language).then(arrive, (thrown: unknown) => {
      if (!isCurrent) return
      settle()
      setFailed(entry)
      reportError(thrown, 'inline')
    })
    return () => {
      isCurrent = false
    }
  }, [entry, depth, View, language, attempt, modal])

  function retry(): void {
    setFailed(undefined)
    setAttempt((count) => count + 1)
  }
  return { shown, failed: !View && failed !== undefined && failed === entry, retry }
}
