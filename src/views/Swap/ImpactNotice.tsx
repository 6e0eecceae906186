import { levelOf } from '../../actions/swap/describeQuote.ts'
import { Notice } from '../../components/Notice.tsx'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

/** `impact`: in hundredths of a percent; null if unknown. */
export function ImpactNotice({ impact }: { impact: bigint | null }) {
  const { t } = useText()
  const format = useFormat()
  const level = levelOf(impact)
  if (level === 'none') return null
  if (impact === null) return <Notice message={t('swap.unknownImpact')} />
  return <Notice message={t('swap.highImpact', { percent: format.percent(impact) })} />
}
