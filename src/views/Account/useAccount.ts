import { offersHistory } from '../../actions/account/listFeatures.ts'
import { offersActivity } from '../../actions/activity/offersActivity.ts'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { type Options, options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { type FeatureButton, featureButtons, openFeature } from './features.ts'

export interface ShownAccount {
  namespace: Namespace
  account: AccountState | undefined
  network: Network | undefined
  buttons: FeatureButton[]
  hasActivity: boolean
  /** True if NFTs can be derived, which needs the history of the blockchain API. */
  hasNfts: boolean
}

export function useAccount(): ShownAccount {
  const { active, activeNamespace: namespace } = useStateOf(networks)
  const account = useStateOf(accounts)[namespace] as AccountState | undefined
  const { features, projectId, onramp } = useStateOf(options) as Options
  return {
    namespace,
    account,
    network: active[namespace] as Network | undefined,
    buttons: featureButtons(namespace, { features, projectId, onramp }),
    hasActivity: offersActivity(namespace, { features, projectId }),
    hasNfts: offersHistory(namespace, { features, projectId }),
  }
}

export function useFundingActions(buttons: readonly FeatureButton[]) {
  const modal = useModal()
  const { t } = useText()
  return buttons
    .filter(({ feature }) => feature === 'receive' || feature === 'onramp')
    .map((button) => ({
      label: t(`account.feature.${button.feature}`),
      run: () => openFeature(modal, button),
    }))
}
