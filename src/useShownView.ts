import { type ComponentType, useEffect, useState } from 'react'
import { reportError } from './actions/reportError.ts'
import type { RouterEntry } from './controllers/router.ts'
import { useModal, useText } from './views/context.ts'
import { loadedView, loadView } from './views/loadView.ts'
import type { ViewProps } from './views/viewProps.ts'

export interface ShownView {
  entry: RouterEntry
  View: ComponentType<ViewProps>
  depth: number
  direction: 'forward' | 'back' | undefined
}

interface ViewLoading {
  /** What to show now; undefined until the first view's code is here. */
  shown: ShownView | undefined
  failed: boolean
  retry(): void
}

/** The view on top of the stack. While its code and texts are on the way, the one before stays. */
export function useShownView(entry: RouterEntry | undefined, depth: number): ViewLoading {
  const modal = useModal()
  const { language } = useText()
  const [shown, setShown] = useState<ShownView>()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is what retrying changes
  useEffect(() => {
    if (!entry) return
    let isCurrent = true
    const show = (View: ComponentType<ViewProps>) => {
      if (!isCurrent) return
      modal.state.loading = false
      setFailed(false)
      setShown((before) => {
        const isNew = before && before.entry.view !== entry.view
        const direction = depth < (before?.depth ?? 0) ? 'back' : 'forward'
        return { entry, View, depth, direction: isNew ? direction : undefined }
      })
    }
    const ready = loadedView(entry.view)
    if (ready) show(ready)
    else {
      loadView(entry.view, language).then(show, (thrown: unknown) => {
        if (!isCurrent) return
        modal.state.loading = false
        setFailed(true)
        reportError(thrown, 'inline')
      })
    }
    return () => {
      isCurrent = false
    }
  }, [entry, depth, language, attempt, modal])

  return { shown, failed, retry: () => setAttempt((count) => count + 1) }
}
