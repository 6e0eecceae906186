import { type Modal, updateModal, type WideLayout } from '../../../controllers/modal.ts'
import { loadMessages } from '../../../i18n/messages.ts'
import { asWhole, subscribe } from '../../../utils/state.ts'
import { Pane, topOf } from './Pane.tsx'

const layout: WideLayout = { Pane, topOf }
const following = new WeakMap<Modal, Promise<void>>()

async function follow(modal: Modal): Promise<void> {
  // A failure is reported with the view at the right, which needs the same texts.
  await loadMessages(modal.state.language, 'connecting').catch(() => {})
  const fits = matchMedia('(min-width: 700px)')
  const apply = () => {
    const { state } = modal
    const isWide = state.layout === 'wide' && fits.matches && !state.embedded
    if (isWide !== Boolean(state.wide))
      updateModal(modal, { wide: isWide ? asWhole(layout) : null })
  }
  apply()
  subscribe(modal.state, apply)
  fits.addEventListener('change', apply)
}

/**
 * Shows the wide layout while the page sets it, the window is wide enough and the modal is not embedded. Resolves once
 * the texts of the views that are shown first in it have loaded, also for a call that comes before then.
 */
export function followLayout(modal: Modal): Promise<void> {
  const started = following.get(modal) ?? follow(modal)
  following.set(modal, started)
  return started
}
