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
  /** Path of a 24-unit line icon. */
  icon: string
}

const buttons: Record<WalletFeature, Omit<FeatureButton, 'feature'>> = {
  onramp: { view: 'OnRampProviders', icon: 'M12 5v14M5 12h14' },
  swaps: { view: 'Swap', icon: 'M7 8h11l-3-3M17 16H6l3 3' },
  receive: { view: 'WalletReceive', icon: 'M12 5v11M7 11l5 5 5-5M6 20h12' },
  send: { view: 'WalletSend', icon: 'M12 19V8M7 12l5-5 5 5M6 4h12' },
}

/** Features of an account that have a button or row, in the host's order. */
export function featureButtons(
  namespace: Namespace,
  options: Pick<Options, 'features' | 'projectId' | 'onramp'>,
): FeatureButton[] {
  return listFeatures(namespace, options).map((feature) => ({ feature, ...buttons[feature] }))
}

export function openFeature(modal: Modal, { feature, view }: FeatureButton): void {
  // Views of other features emit their own analytics events.
  if (feature === 'onramp')
    track('SELECT_BUY_CRYPTO', { isSmartAccount: isSmartAccount(networks.activeNamespace) })
  modal.router.push(view)
}
