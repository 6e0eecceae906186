import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSnapshot } from 'valtio/react'
import { hasSmartSessions } from '../../actions/smartSessions/hasSmartSessions.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import { clockPath } from '../shared/paths.ts'
import css from './SessionsButton.css'

addStyles(css)

/**
 * A button that Account renders into the modal's header. It has its own chunk, because few pages use smart sessions.
 */
export function SessionsButton() {
  const modal = useModal()
  const { t } = useText()
  const [place, setPlace] = useState<Element | null>(null)

  useEffect(() => {
    const title = modal.host?.shadowRoot?.querySelector('.header > .title')
    const own = document.createElement('span')
    own.className = 'sessions-button'
    title?.after(own)
    setPlace(own)
    return () => own.remove()
  }, [modal])

  const { activeNamespace } = useSnapshot(networks)
  const { features } = useSnapshot(options)
  // `hasSmartSessions` is not reactive. Reading `features` from the snapshot subscribes to changes of the attribute.
  const isOn = features.smartSessions && hasSmartSessions(activeNamespace)
  const label = t('title.SmartSessionList')
  const button = (
    <button
      type="button"
      className="icon-button"
      part="button"
      aria-label={label}
      title={label}
      onClick={() => modal.router.push('SmartSessionList')}
    >
      <LineIcon path={clockPath} />
    </button>
  )
  return isOn && place && createPortal(button, place)
}
