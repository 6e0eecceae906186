import { type MouseEvent, useState } from 'react'
import { toNamespaceRow } from '../../actions/account/listNamespaces.ts'
import { disconnect } from '../../actions/connection/disconnect.ts'
import { endingWith } from '../../actions/connection/endingWith.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { connectedNamespaces } from '../../controllers/accounts.ts'
import { showToast } from '../../controllers/toast.ts'
import type { Namespace } from '../../types/caip.ts'
import { listNames } from '../../utils/listNames.ts'
import { useText } from '../context.ts'

/**
 * Disconnects a namespace, and all other namespaces of the same session. If some namespaces stay connected, a toast
 * names the disconnected ones.
 */
export function useLeave() {
  const { t, locale } = useText()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(event: MouseEvent<HTMLElement>, namespace?: Namespace): Promise<void> {
    // The card takes the focus, because the pressed button unmounts and the focus would otherwise move to the page's
    // body.
    event.currentTarget.closest<HTMLElement>('.card')?.focus({ preventScroll: true })
    setLeaving(true)
    const names = namespace ? endingWith(namespace).map((one) => toNamespaceRow(t, one).name) : []
    try {
      await disconnect(namespace)
      if (namespace && connectedNamespaces().length > 0) {
        const family = listNames(names, locale)
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
