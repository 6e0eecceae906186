import { useModal, useText } from '../context.ts'
import type { FeatureButton } from './features.ts'

/** Ways to get something into an account that has nothing. */
export function useFundingActions(buttons: readonly FeatureButton[]) {
  const modal = useModal()
  const { t } = useText()
  return buttons
    .filter(({ feature }) => feature === 'receive' || feature === 'onramp')
    .map(({ feature, view }) => ({
      label: t(`account.feature.${feature}`),
      run: () => modal.router.push(view),
    }))
}
