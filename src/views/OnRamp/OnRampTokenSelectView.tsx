import { useCallback, useEffect, useState } from 'react'
import { readOptions } from '../../actions/onramp/readOptions.ts'
import { Icon } from '../../components/Icon.tsx'
import { ListRow } from '../../components/ListItem.tsx'
import { SearchInput } from '../../components/SearchInput.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { VirtualList } from '../../components/VirtualList.tsx'
import { updateOnramp } from '../../controllers/onramp.ts'
import { addStyles } from '../../theme/styles.ts'
import type { PurchaseCurrency } from '../../types/onramp.ts'
import { useText } from '../context.ts'
import { BuiltInNotice } from './BuiltInNotice.tsx'
import css from './OnRamp.css'
import { PurchaseImage } from './PurchaseImage.tsx'
import { useOrder } from './useOrder.ts'
import { useReturn } from './useReturn.ts'

addStyles(css)

const searchDelayMs = 100
const rowHeight = 56
const skeletonCount = 4

const matches = ({ name, symbol }: PurchaseCurrency, query: string) =>
  [name, symbol].some((text) => text.toLowerCase().includes(query))

export default function OnRampTokenSelectView() {
  const { t } = useText()
  const goBack = useReturn()
  const { order, options } = useOrder()
  const [query, setQuery] = useState('')
  const search = useCallback((next: string) => setQuery(next.trim()), [])

  useEffect(() => void readOptions(), [])

  if (!options || !order) return <SkeletonRows count={skeletonCount} label={t('loading')} />
  const found = order.tokens.filter((token) => matches(token, query.toLowerCase()))
  const row = (token: PurchaseCurrency | undefined) =>
    token && (
      <ListRow
        name={token.name}
        image={<PurchaseImage symbol={token.symbol} />}
        tag={token.symbol}
        end={token.id === order.token?.id && <Icon name="check" size={16} />}
        current={token.id === order.token?.id}
        onClick={() => {
          updateOnramp({ purchaseCurrency: token })
          goBack()
        }}
      />
    )
  return (
    <div className="onramp-list">
      <SearchInput
        label={t('onramp.search')}
        placeholder={t('onramp.searchPlaceholder')}
        onSearch={search}
        delayMs={searchDelayMs}
      />
      <VirtualList
        label={t('onramp.tokens')}
        count={found.length}
        heightOf={() => rowHeight}
        keyOf={(index) => found[index]?.id ?? ''}
      >
        {(index) => row(found[index])}
      </VirtualList>
      {found.length === 0 && <p className="quiet none">{t('onramp.noTokens', { query })}</p>}
      <BuiltInNotice />
    </div>
  )
}
