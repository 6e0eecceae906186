import type { HeldToken } from '../../actions/swap/listSwapTokens.ts'
import { Icon } from '../../components/Icon.tsx'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import type { SwapToken } from '../../types/swap.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'
import { contractOf } from './contractOf.ts'

interface SwapTokenRowProps extends HeldToken {
  isChosen: boolean
  onSelect: (token: SwapToken) => void
}

/** A token with its address, which distinguishes tokens of the same name. */
export function SwapTokenRow({ token, balance, doubt, isChosen, onSelect }: SwapTokenRowProps) {
  const format = useFormat()
  const { t } = useText()
  const { name, symbol, isNative, decimals } = token
  const contract = contractOf(token)
  return (
    <button
      type="button"
      className="list-item fixed"
      part="list-item"
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onSelect(token)}
    >
      <TokenImage token={token} />
      <RowLines>
        <span className="name" dir="auto">
          {name}
        </span>
        <bdi className="quiet" title={isNative ? undefined : contract}>
          {isNative ? symbol : `${symbol} · ${shortAddress(contract)}`}
          {doubt === 'impostor' && <span className="doubt"> · {t('swap.notThe', { symbol })}</span>}
        </bdi>
      </RowLines>
      {balance !== null && balance > 0n && (
        <RowEnd>
          <bdi dir="ltr">{format.short(balance, decimals)}</bdi>
        </RowEnd>
      )}
      {isChosen && <Icon name="check" size={16} />}
    </button>
  )
}
