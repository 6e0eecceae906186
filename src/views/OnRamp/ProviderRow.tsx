import type { OnrampProvider } from '../../actions/account/onrampProviders.ts'
import { LineIcon } from '../../components/Icon.tsx'
import { RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { useText } from '../context.ts'
import { externalPath } from '../shared/paths.ts'

interface ProviderRowProps {
  provider: OnrampProvider
  disabled: boolean
  onClick: () => void
}

export function ProviderRow({ provider, disabled, onClick }: ProviderRowProps) {
  const { t } = useText()
  const { label, feeRange: range, takesOrders } = provider
  return (
    <li>
      <button
        type="button"
        className="list-item"
        part="list-item"
        disabled={disabled}
        onClick={onClick}
      >
        <Tile fallback={<Letter name={label} />} />
        <RowLines>
          <span className="name">{label}</span>
          <span className="quiet">
            {t(takesOrders ? 'onramp.feeRange' : 'onramp.chooseThere', { range })}
          </span>
        </RowLines>
        <LineIcon path={externalPath} size={16} />
      </button>
    </li>
  )
}
