import { accountOf } from '../../controllers/accounts.ts'
import { openModals, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { ViewName } from '../../types/view.ts'

const networkViews: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** After a switch, each open modal leaves the views that asked for it: back to where they were opened from. */
export function leaveNetworkViews(): void {
  for (const modal of openModals()) {
    const { router } = modal
    const first = router.state.history.findIndex(({ view }) => networkViews.includes(view))
    const top = router.top()
    if (first < 0 || !top || !networkViews.includes(top.view)) continue
    if (first > 0) router.goBackToIndex(first - 1)
    else if (modal.state.embedded) {
      const connected = accountOf(networks.activeNamespace).status === 'connected'
      router.reset(connected ? 'Account' : 'Connect')
    } else setOpen(modal, false)
  }
}
