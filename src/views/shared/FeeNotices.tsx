import { costOfOrder, feeDoubts } from '../../actions/transactions/feeDoubts.ts'
import { Notice } from '../../components/Notice.tsx'
import type { Order } from '../../types/order.ts'
import { useText } from '../context.ts'
import { Amount } from './Amount.tsx'
import { useFormat } from './useFormat.ts'

/** Warns of a network fee that is a large share of the amount, or far above what a transaction costs. */
export function FeeNotices({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { symbol, decimals } = order.account.network.nativeCurrency
  const fee = `${format.atMost(costOfOrder(order) ?? 0n, decimals, 8)} ${symbol}`
  return feeDoubts(order).map((kind) => (
    <Notice key={kind} message={t(`send.warning.${kind}`, { fee })} />
  ))
}

/** The most that the network may take while the wallet has the request. Shows nothing if the wallet sets the fee. */
export function AskedFee({ order: { fee, account } }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { symbol, decimals } = account.network.nativeCurrency
  if (fee.ceiling === null) return null
  return (
    <p className="quiet" role="status">
      {t('send.preview.fee')}{' '}
      <Amount value={format.atMost(fee.ceiling, decimals, 6)} unit={symbol} />
    </p>
  )
}
