import type { ReactNode } from 'react'
import { Letter, Tile } from '../../components/Tile.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatFiat, formatTokenAmount } from '../../utils/fiat.ts'
import { useText } from '../context.ts'
import css from './TokenRow.css'

addStyles(css)

interface TokenRowProps {
  token: TokenBalance
  /** Makes the row a button. */
  onSelect?: ((token: TokenBalance) => void) | undefined
}

/** A token, how much there is of it, and what that is worth. */
export function TokenRow({ token, onSelect }: TokenRowProps) {
  const { language } = useText()
  const { name, symbol, quantity, value, iconUrl } = token
  const exact = `${quantity.numeric} ${symbol}`
  const content: ReactNode = (
    <>
      <Tile round src={iconUrl ?? undefined} fallback={<Letter name={symbol} />} />
      <span className="two-lines">
        <span className="name" title={name} dir="auto">
          {name}
        </span>
        <bdi className="quiet" dir="ltr" title={exact}>
          {formatTokenAmount(quantity.numeric, symbol, language)}
        </bdi>
      </span>
      {value !== undefined && (
        <span className="row-end">
          <bdi dir="ltr">{formatFiat(value, language)}</bdi>
        </span>
      )}
    </>
  )
  if (!onSelect) return <div className="list-item fixed">{content}</div>
  return (
    <button
      type="button"
      className="list-item fixed"
      part="list-item"
      onClick={() => onSelect(token)}
    >
      {content}
    </button>
  )
}
