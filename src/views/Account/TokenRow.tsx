import type { ReactNode } from 'react'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import type { TokenBalance } from '../../types/token.ts'
import { formatFiat, formatTokenAmount, toWorth } from '../../utils/fiat.ts'
import { useText } from '../context.ts'

interface TokenRowProps {
  token: TokenBalance
  onSelect?: ((token: TokenBalance) => void) | undefined
}

export function TokenRow({ token, onSelect }: TokenRowProps) {
  const { t, language } = useText()
  const { name, symbol, chainId, quantity, value, iconUrl } = token
  const worth = toWorth(value)
  const exact = `${quantity.numeric} ${symbol}`
  const content: ReactNode = (
    <>
      <Tile round src={iconUrl ?? undefined} fallback={<Letter name={symbol} />} />
      <RowLines>
        <span className="name" title={name} dir="auto">
          {name}
        </span>
        <bdi className="quiet" dir="ltr" title={exact}>
          {formatTokenAmount(quantity.numeric, symbol, language, chainId)}
        </bdi>
      </RowLines>
      {value !== undefined && (
        <RowEnd>
          {worth === undefined ? (
            <span className="quiet">{t('tokens.worthUnknown')}</span>
          ) : (
            <bdi dir="ltr">{formatFiat(worth, language)}</bdi>
          )}
        </RowEnd>
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
