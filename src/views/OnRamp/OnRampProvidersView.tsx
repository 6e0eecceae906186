import { useEffect, useRef, useState } from 'react'
import { type OnrampProvider, onrampProviders } from '../../actions/account/onrampProviders.ts'
import { quoteOrder } from '../../actions/onramp/quoteOrder.ts'
import { readOptions } from '../../actions/onramp/readOptions.ts'
import { startPurchase } from '../../actions/onramp/startPurchase.ts'
import { track } from '../../actions/report/track.ts'
import { Button } from '../../components/Button.tsx'
import { Footer } from '../../components/Footer.tsx'
import { LineIcon } from '../../components/Icon.tsx'
import { List } from '../../components/ListItem.tsx'
import { RowLines } from '../../components/RowLines.tsx'
import { SkeletonRows } from '../../components/Skeleton.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { networks } from '../../controllers/networks.ts'
import { type Options, options as pageOptions } from '../../controllers/options.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { externalPath } from '../shared/paths.ts'
import css from './OnRamp.css'
import { PaymentField } from './PaymentField.tsx'
import { OrderTotals, QuoteRows } from './QuoteRows.tsx'
import { useOrder } from './useOrder.ts'

interface ProviderRowProps {
  provider: OnrampProvider
  onClick: () => void
}

function ProviderRow({ provider, onClick }: ProviderRowProps) {
  const { t } = useText()
  const { label, feeRange: range } = provider
  return (
    <li>
      <button type="button" className="list-item" part="list-item" onClick={onClick}>
        <Tile fallback={<Letter name={label} />} />
        <RowLines>
          <span className="name">{label}</span>
          <span className="quiet terms">{t('onramp.chooseThere', { range })}</span>
        </RowLines>
        <LineIcon path={externalPath} size={16} />
      </button>
    </li>
  )
}

addStyles(css)

const skeleton = { rows: 2, fields: 1 }

export default function OnRampProvidersView() {
  const modal = useModal()
  const { t } = useText()
  const { activeNamespace: namespace } = useStateOf(networks)
  const { onramp } = useStateOf(pageOptions) as Options
  const amountInput = useRef<HTMLInputElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { payer, order, options } = useOrder()
  const providers = onrampProviders(namespace, { onramp })
  const seller = providers.find(({ takesOrders }) => takesOrders)
  const others = providers.filter((one) => one !== seller)
  const orderKey = seller ? order?.key : undefined

  useEffect(() => void readOptions(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all values that a price depends on
  useEffect(() => {
    return order && orderKey !== undefined ? quoteOrder(order) : undefined
  }, [orderKey, attempt])

  if (!payer || !order || providers.length === 0)
    return <p className="quiet onramp-none">{t('onramp.none')}</p>
  if (!options) {
    return <SkeletonRows count={skeleton.rows} fields={skeleton.fields} label={t('loading')} />
  }
  const isNowhere = payer.isSmartAccount && !order.isHere
  const isBuyable = order.read.kind !== 'problem' && order.isWithinLimits && !isNowhere
  return (
    <div className="onramp">
      {seller ? (
        <>
          <PaymentField order={order} input={amountInput} />
          <QuoteRows
            order={order}
            seller={seller}
            here={payer.network.name}
            isNowhere={isNowhere}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </>
      ) : (
        <p className="quiet">{t('onramp.amountThere')}</p>
      )}
      {others.length > 0 && (
        <List label={t('onramp.providers')}>
          {others.map((provider) => (
            <ProviderRow
              key={provider.name}
              provider={provider}
              onClick={() => startPurchase(modal, provider, order)}
            />
          ))}
        </List>
      )}
      <div className="ways">
        <Button
          variant="quiet"
          onClick={() => {
            track('SELECT_WHAT_IS_A_BUY', { isSmartAccount: payer.isSmartAccount })
            modal.router.push('WhatIsABuy')
          }}
        >
          {t('title.WhatIsABuy')}
        </Button>
        {seller && (
          <Button variant="quiet" onClick={() => modal.router.push('OnRampActivity')}>
            {t('onramp.activity')}
          </Button>
        )}
      </div>
      {seller && (
        <Footer>
          <OrderTotals order={order} />
          <Button
            variant="primary"
            disabled={!isBuyable}
            fault={amountInput}
            onClick={() => startPurchase(modal, seller, order)}
          >
            {isBuyable || isNowhere
              ? t('onramp.continue', { provider: seller.label })
              : t('onramp.wrongAmount')}
            {isBuyable && <LineIcon path={externalPath} size={16} />}
          </Button>
        </Footer>
      )}
    </div>
  )
}
