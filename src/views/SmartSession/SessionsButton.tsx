import { hasSmartSessions } from '../../actions/smartSessions/hasSmartSessions.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { HeaderSlot } from '../shared/HeaderSlot.tsx'
import { clockPath } from '../shared/paths.ts'

/**
 * A button that Account renders into the modal's header. It has its own chunk, because few pages use smart sessions.
 */
export function SessionsButton() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const { features } = useStateOf(options)
  // `hasSmartSessions` is not reactive. Reading `features` from the snapshot subscribes to changes of the attribute.
  const isOn = features.smartSessions && hasSmartSessions(activeNamespace)
  const label = t('title.SmartSessionList')
  if (!isOn) return null
  return (
    <HeaderSlot side="end">
      <button
        type="button"
        className="icon-button"
        part="button"
        aria-label={label}
        onClick={() => modal.router.push('SmartSessionList')}
      >
        <LineIcon path={clockPath} />
      </button>
    </HeaderSlot>
  )
}

export async function loadSessionsButton(language: string): Promise<typeof SessionsButton> {
  await loadMessages(language, 'connected')
  return SessionsButton
}
