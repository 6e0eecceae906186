import { highImpact } from '../../actions/swap/describeQuote.ts'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

/** Warns of a swap that loses much of its value. `impact`: in hundredths of a percent; null where that is not known. */
export function ImpactNotice({ impact }: { impact: bigint | null }) {
  const { t } = useText()
  const format = useFormat()
  if (impact === null || impact < highImpact) return null
  return <Notice message={t('swap.highImpact', { percent: format.percent(impact) })} />
}
