import type { HeldToken } from '../../actions/swap/listSwapTokens.ts'
import { Icon } from '../../components/Icon.tsx'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import type { SwapToken } from '../../types/swap.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { TokenImage } from '../shared/TokenImage.tsx'
import { useFormat } from '../shared/useFormat.ts'

interface SwapTokenRowProps extends HeldToken {
  isChosen: boolean
  onSelect: (token: SwapToken) => void
}

/** A token and how much the account has of it. Its address tells it from others of the same name. */
export function SwapTokenRow({ token, balance, isChosen, onSelect }: SwapTokenRowProps) {
  const format = useFormat()
  const { name, symbol, isNative, address, decimals } = token
  const contract = address.split(':').at(-1) ?? ''
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
        <span className="name" title={name} dir="auto">
          {name}
        </span>
        <bdi className="quiet" title={isNative ? undefined : contract}>
          {isNative ? symbol : `${symbol} · ${shortAddress(contract)}`}
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
