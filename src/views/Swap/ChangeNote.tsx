import { LineIcon } from '../../components/Icon.tsx'
import type { QuoteChange } from '../../types/swap.ts'
import { useText } from '../context.ts'
import { useFormat } from '../shared/useFormat.ts'

const paths = { more: 'M12 19V6M6 11l6-6 6 6', less: 'M12 5v13M6 13l6 6 6-6' }

/** Shows how the rate differs from that of the previous quote. */
export function ChangeNote({ change }: { change: QuoteChange | null }) {
  const { t } = useText()
  const format = useFormat()
  if (!change) return null
  const { direction, hundredths } = change
  return (
    <span className="change" data-direction={direction}>
      <LineIcon path={paths[direction]} size={14} />
      {t(`swap.${direction}`, { percent: format.percent(hundredths) })}
    </span>
  )
}
