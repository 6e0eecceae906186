import { useEffect, useState } from 'react'
import { readOptions } from '../../actions/onramp/readOptions.ts'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { updateOnramp } from '../../controllers/onramp.ts'
import { addStyles } from '../../theme/styles.ts'
import type { PurchaseCurrency } from '../../types/onramp.ts'
import { matchesSearch } from '../../utils/matchesSearch.ts'
import { useText } from '../context.ts'
import { TokenPicker } from '../shared/TokenPicker.tsx'
import { BuiltInNotice } from './BuiltInNotice.tsx'
import css from './OnRamp.css'
import { PurchaseImage } from './PurchaseImage.tsx'
import { useOrder } from './useOrder.ts'
import { useReturn } from './useReturn.ts'

addStyles(css)

const skeletonCount = 4

const matches = ({ name, symbol }: PurchaseCurrency, query: string) =>
  matchesSearch([name, symbol], query)

export default function OnRampTokenSelectView() {
  const { t } = useText()
  const goBack = useReturn()
  const { order, options } = useOrder()
  const [query, setQuery] = useState('')

  useEffect(() => void readOptions(), [])

  if (!options || !order) return <SkeletonRows count={skeletonCount} label={t('loading')} />
  const found = order.tokens.filter((token) => matches(token, query))
  return (
    <div className="onramp-list">
      <TokenPicker
        label={t('onramp.search')}
        placeholder={t('onramp.searchPlaceholder')}
        onQuery={setQuery}
        lists={[{ name: t('onramp.tokens'), tokens: found }]}
        keyOf={({ id }) => id}
        row={(token) => ({
          token: { ...token, iconUrl: null },
          image: <PurchaseImage symbol={token.symbol} />,
          isChosen: token.id === order.token?.id,
          onSelect() {
            updateOnramp({ purchaseCurrency: token })
            goBack()
          },
        })}
        none={found.length === 0 && t('onramp.noTokens', { query })}
      />
      <BuiltInNotice />
    </div>
  )
}
