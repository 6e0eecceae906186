import { Notice } from '../../components/Notice.tsx'
import type { OrderPayment, StaleReason } from '../../types/order.ts'
import type { TokenUnit } from '../../types/token.ts'
import { Amount } from './Amount.tsx'
import { useFormat } from './useFormat.ts'
import { useSentence } from './useSentence.tsx'

interface StaleNoticeProps {
  stale: StaleReason
  /** Unit of the network fee. */
  native: TokenUnit
  /** Unit of what arrives. */
  arriving: Pick<OrderPayment, 'symbol' | 'decimals'>
}

/** Says why a reviewed order must be made again. */
export function StaleNotice({ stale, native, arriving }: StaleNoticeProps) {
  const say = useSentence()
  const format = useFormat()
  const exact = (baseUnits: bigint, { symbol, decimals }: TokenUnit) => (
    <Amount value={format.exact(baseUnits, decimals)} unit={symbol} />
  )
  function sentence() {
    switch (stale.kind) {
      case 'fee':
        if (stale.fee === null) return say('order.stale.feeChanged', {})
        return say('order.stale.fee', {
          amount: (
            <Amount value={format.atMost(stale.fee, native.decimals, 8)} unit={native.symbol} />
          ),
        })
      case 'arrives':
        if (stale.arrives === null) return say('order.stale.unchecked', {})
        return say('order.stale.arrives', { amount: exact(stale.arrives, arriving) })
      case 'closes':
        return say('order.stale.closes', { amount: exact(stale.lost, native) })
      case 'expired':
        return say('order.stale.expired', {})
    }
  }
  return <Notice message={sentence()} />
}
