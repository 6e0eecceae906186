import { type ComponentType, useEffect, useState } from 'react'
import { options } from '../../controllers/options.ts'
import { useModal } from '../context.ts'

/** What leads to the smart sessions; loads on pages that have them alone. */
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
