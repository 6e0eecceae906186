import type { NativeCurrency } from '../../types/network.ts'
import { Amount } from '../shared/Amount.tsx'
import { useFormat } from '../shared/useFormat.ts'

interface FeeAmountProps {
  /** The most that the network takes, in base units. */
  ceiling: bigint
  /** True if exactly `ceiling` is paid. */
  isExact: boolean
  /** Value of `ceiling` in US dollars; null without a price. */
  usd: number | null
  native: Pick<NativeCurrency, 'symbol' | 'decimals'>
}

/** Shows a network fee, rounded up unless it is exact: the same text on the form and in the review. */
export function FeeAmount({ ceiling, isExact, usd, native: { symbol, decimals } }: FeeAmountProps) {
  const format = useFormat()
  return (
    <Amount
      value={isExact ? format.exact(ceiling, decimals) : format.atMost(ceiling, decimals, 6)}
      unit={symbol}
      fiat={usd !== null && format.usdAtMost(usd)}
    />
  )
}
