import { type MouseEvent, useState } from 'react'
import { disconnect } from '../../actions/disconnect.ts'
import { toFamilyRow } from '../../actions/listFamilies.ts'
import { reportError } from '../../actions/reportError.ts'
import { connectedNamespaces } from '../../controllers/accounts.ts'
import { showToast } from '../../controllers/toast.ts'
import type { Namespace } from '../../types/caip.ts'
import { useText } from '../context.ts'

/** The way out of one family's connection, or of all. Where others remain, what was left is said. */
export function useLeave() {
  const { t } = useText()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(event: MouseEvent<HTMLElement>, namespace?: Namespace): Promise<void> {
    // The button that was pressed goes; without this the focus would go with it, out of the card.
    event.currentTarget.closest<HTMLElement>('.card')?.focus({ preventScroll: true })
    setLeaving(true)
    try {
      await disconnect(namespace)
      if (namespace && connectedNamespaces().length > 0) {
        showToast(t('account.disconnected', { family: toFamilyRow(namespace).name }), 'success')
      }
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setLeaving(false)
    }
  }

  return { isLeaving, leave }
}
