import { type ComponentType, useEffect, useState } from 'react'
import { options } from '../../controllers/options.ts'
import { useModal } from '../context.ts'

/** Its chunk loads only on pages that have smart sessions. */
export function useSessionsButton(): ComponentType | undefined {
  const modal = useModal()
  const [loaded, setLoaded] = useState<{ Button: ComponentType }>()
  useEffect(() => {
    if (!options.features.smartSessions) return
    import('../SmartSession/loadSessionsButton.ts')
      .then(({ loadSessionsButton }) => loadSessionsButton(modal.state.language))
      .then(
        (Button) => setLoaded({ Button }),
        () => {},
      )
  }, [modal])
  return loaded?.Button
}
