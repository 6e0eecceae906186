import { useModal, useText } from '../context.ts'
import { type FeatureButton, openFeature } from './features.ts'

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
