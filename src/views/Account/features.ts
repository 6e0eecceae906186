import { listFeatures } from '../../actions/account/listFeatures.ts'
import { isSmartAccount } from '../../actions/connection/isSmartAccount.ts'
import { track } from '../../actions/report/track.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Options, WalletFeature } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ViewName } from '../../types/view.ts'

export interface FeatureButton {
  feature: WalletFeature
  view: ViewName
  /** SVG path of a line icon on a 24-unit grid. */
  icon: string
}

const buttons: Record<WalletFeature, Omit<FeatureButton, 'feature'>> = {
  onramp: { view: 'OnRampProviders', icon: 'M12 5v14M5 12h14' },
  swaps: { view: 'Swap', icon: 'M7 8h11l-3-3M17 16H6l3 3' },
  receive: { view: 'WalletReceive', icon: 'M12 5v11M7 11l5 5 5-5M6 20h12' },
  send: { view: 'WalletSend', icon: 'M12 19V8M7 12l5-5 5 5M6 4h12' },
}

/** Returns the features that have a button or row for the account, in the order that the host has set. */
export function featureButtons(
  namespace: Namespace,
  options: Pick<Options, 'features' | 'projectId' | 'onramp'>,
): FeatureButton[] {
  return listFeatures(namespace, options).map((feature) => ({ feature, ...buttons[feature] }))
}

export function openFeature(modal: Modal, { feature, view }: FeatureButton): void {
  // Only buying is tracked here, since the views of the other features emit their analytics events themselves.
  if (feature === 'onramp')
    track('SELECT_BUY_CRYPTO', { isSmartAccount: isSmartAccount(networks.activeNamespace) })
  modal.router.push(view)
}
