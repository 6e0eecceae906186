import { type MouseEvent, useState } from 'react'
import { toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { connectedNamespaces } from '../../controllers/accounts.ts'
import { endingWith } from '../../controllers/connections.ts'
import { showToast } from '../../controllers/toast.ts'
import type { Namespace } from '../../types/caip.ts'
import { listNames } from '../../utils/listNames.ts'
import { useText } from '../context.ts'

/** The way out of a family's connection and what ends with it, or of all. Where others remain, what was left is said. */
export function useLeave() {
  const { t, language } = useText()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(event: MouseEvent<HTMLElement>, namespace?: Namespace): Promise<void> {
    // The button that was pressed goes; without this the focus would go with it, out of the card.
    event.currentTarget.closest<HTMLElement>('.card')?.focus({ preventScroll: true })
    setLeaving(true)
    const names = namespace ? endingWith(namespace).map((one) => toNamespaceRow(one).name) : []
    try {
      await disconnect(namespace)
      if (namespace && connectedNamespaces().length > 0) {
        const family = listNames(names, language)
        showToast(t('account.disconnected', { family }), 'success')
      }
    } catch (thrown) {
      reportError(thrown, 'toast')
    } finally {
      setLeaving(false)
    }
  }

  return { isLeaving, leave }
}
