import { LineIcon } from '../../components/Icon.tsx'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import css from './FeatureButtons.css'
import { type FeatureButton, openFeature } from './features.ts'

addStyles(css)

export function FeatureButtons({ buttons }: { buttons: readonly FeatureButton[] }) {
  const modal = useModal()
  const { t } = useText()
  if (buttons.length === 0) return null
  return (
    <ul className="features" aria-label={t('account.features')}>
      {buttons.map((button) => (
        <li key={button.feature}>
          <button type="button" part="button" onClick={() => openFeature(modal, button)}>
            <LineIcon path={button.icon} />
            {t(`account.feature.${button.feature}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
