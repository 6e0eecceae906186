import { useEffect } from 'react'
import { readOptions } from '../../actions/onramp/readOptions.ts'
import { Icon } from '../../components/Icon.tsx'
import { List, ListItem } from '../../components/ListItem.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { Letter } from '../../components/Tile.tsx'
import { updateOnramp } from '../../controllers/onramp.ts'
import { addStyles } from '../../theme/styles.ts'
import { useText } from '../context.ts'
import { RemoteImage } from '../shared/RemoteImage.tsx'
import { BuiltInNotice } from './BuiltInNotice.tsx'
import css from './OnRamp.css'
import { useOrder } from './useOrder.ts'
import { useReturn } from './useReturn.ts'

addStyles(css)

const skeletonCount = 2

export default function OnRampFiatSelectView() {
  const { t, locale } = useText()
  const goBack = useReturn()
  const { options, order } = useOrder()

  useEffect(() => void readOptions(), [])

  if (!options) return <SkeletonRows count={skeletonCount} label={t('loading')} />
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return (
    <div className="onramp-list">
      <List label={t('onramp.currencies')}>
        {options.paymentCurrencies.map((currency) => (
          <ListItem
            key={currency.id}
            name={names.of(currency.id) ?? currency.id}
            image={
              <RemoteImage
                kind="currency"
                imageId={currency.id}
                fallback={<Letter name={currency.id} />}
                round
              />
            }
            tag={currency.id}
            end={currency.id === order?.currency?.id && <Icon name="check" size={16} />}
            current={currency.id === order?.currency?.id}
            onClick={() => {
              updateOnramp({ paymentCurrency: currency })
              goBack()
            }}
          />
        ))}
      </List>
      <BuiltInNotice />
    </div>
  )
}
