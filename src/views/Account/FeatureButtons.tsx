import { LineIcon } from '../../components/Icon.tsx'
import { addStyles } from '../../theme/styles.ts'
import { useModal, useText } from '../context.ts'
import css from './FeatureButtons.css'
import type { FeatureButton } from './features.ts'

addStyles(css)

/** What can be done with the account's money, side by side. */
export function FeatureButtons({ buttons }: { buttons: readonly FeatureButton[] }) {
  const modal = useModal()
  const { t } = useText()
  if (buttons.length === 0) return null
  return (
    <ul className="features" aria-label={t('account.features')}>
      {buttons.map(({ feature, view, icon }) => (
        <li key={feature}>
          <button type="button" part="button" onClick={() => modal.router.push(view)}>
            <LineIcon path={icon} />
            {t(`account.feature.${feature}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
