import { LineIcon } from '../../components/Icon.tsx'
import type { QuoteChange } from '../../types/swap.ts'
import { useFormat } from '../shared/useFormat.ts'
import { useSentence } from '../shared/useSentence.tsx'

const paths = { more: 'M12 19V6M6 11l6-6 6 6', less: 'M12 5v13M6 13l6 6 6-6' }

/** Shows the difference between this quote's rate and the rate of the previous quote. */
export function ChangeNote({ change }: { change: QuoteChange | null }) {
  const say = useSentence()
  const format = useFormat()
  if (!change) return null
  const { direction, hundredths } = change
  return (
    <span className="change" data-direction={direction}>
      <LineIcon path={paths[direction]} size={14} />
      <span>{say(`swap.${direction}`, { percent: format.percent(hundredths) })}</span>
    </span>
  )
}
