import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { requestingLink, updateOnramp, updatePurchase } from '../../controllers/onramp.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { OnrampProvider } from '../account/onrampProviders.ts'
import { isStillPaying, ownerOf, payingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import type { PurchaseChoice } from './assessOrder.ts'
import {
  closeProviderWindow,
  isProviderWindowClosed,
  navigateProviderWindow,
  openProviderWindow,
} from './providerWindow.ts'
import { requestLink } from './requestLink.ts'
import { toPurchaseOrder } from './toPurchaseOrder.ts'

function requirePayer(): PayingAccount {
  const paying = payingAccount()
  if (paying) return paying
  const { address } = accountOf(networks.activeNamespace)
  throw new WalletModalError(address ? 'ONRAMP_NO_NETWORK' : 'ONRAMP_NO_ADDRESS')
}

/** Opens the provider's form in a popup. Must be called in the click handler: browsers block later popups. */
export function startPurchase(
  modal: Modal,
  provider: OnrampProvider,
  choice: PurchaseChoice,
): void {
  leaveLink()
  let paying: PayingAccount
  try {
    paying = requirePayer()
  } catch (thrown) {
    reportError(thrown, 'toast')
    return
  }
  const isBlocked = !openProviderWindow()
  const startedAt = Date.now()
  const { address, isSmartAccount } = paying
  const nothingYet = { url: null, isClosed: false, isUnreachable: false, failure: null }
  const { name } = provider
  const owner = ownerOf(paying)
  updateOnramp({
    purchase: { provider: name, address, owner, startedAt, isBlocked, ...nothingYet },
  })
  if (isBlocked) reportError(new WalletModalError('POPUP_BLOCKED'), 'inline')
  track('SELECT_BUY_PROVIDER', { provider: name, isSmartAccount })
  modal.router.push('BuyInProgress')

  const signal = requestingLink.begin()
  requestLink(provider, toPurchaseOrder(paying, choice), signal).then(
    (url) => {
      if (signal.aborted) return
      requestingLink.leave()
      // The link is for the account and network of the click, which have changed.
      if (!isStillPaying(paying)) return closeProviderWindow()
      updatePurchase(startedAt, { url, isClosed: isProviderWindowClosed() })
      navigateProviderWindow(url)
    },
    (thrown: unknown) => {
      if (signal.aborted) return
      requestingLink.leave()
      closeProviderWindow()
      updatePurchase(startedAt, { failure: reportError(thrown, 'inline') })
    },
  )
}

/** Aborts a pending link request and closes its popup, when the view is left. */
export function leaveLink(): void {
  if (!requestingLink.isRunning()) return
  requestingLink.leave()
  closeProviderWindow()
}
