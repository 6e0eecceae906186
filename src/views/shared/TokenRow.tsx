import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon.tsx'
import '../../components/ListItem.tsx'
import { RowEnd, RowLines } from '../../components/RowLines.tsx'
import type { CaipNetworkId } from '../../types/caip.ts'
import { formatFiat, formatTokenAmount, toWorth } from '../../utils/fiat.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Amount } from './Amount.tsx'
import { TokenImage } from './TokenImage.tsx'

export interface TokenRowProps {
  token: { name: string; symbol: string; iconUrl: string | null; chainId?: CaipNetworkId }
  /** Element that shows the token's image; by default the image at `iconUrl`. */
  image?: ReactNode
  /** Balance as a decimal string; null while it is unknown; undefined if the row shows only the symbol. */
  balance?: string | null | undefined
  /** Value of the balance in USD; undefined without a price. */
  value?: number | undefined
  /** Address of the token's contract, shortened, which distinguishes tokens of the same name. */
  contract?: string | undefined
  /** Text after the address. */
  detail?: ReactNode
  isChosen?: boolean
  onSelect?: (() => void) | undefined
}

/** A token in a list: image, name, balance with symbol, and value. */
export function TokenRow(props: TokenRowProps) {
  const { token, image, balance, value, contract, detail, isChosen, onSelect } = props
  const { t, locale } = useText()
  const { name, symbol, chainId = null } = token
  const worth = toWorth(value)
  const amount = balance ? formatTokenAmount(balance, symbol, locale, chainId) : symbol
  const content = (
    <>
      {image ?? <TokenImage token={token} />}
      <RowLines>
        <span className="name" dir="auto">
          {name}
        </span>
        <bdi className="quiet">
          <Amount
            value={balance === null ? `– ${symbol}` : amount}
            title={balance ? `${balance} ${symbol}` : undefined}
          />
          {contract && (
            <span>
              {' · '}
              <bdi title={contract}>{shortAddress(contract)}</bdi>
            </span>
          )}
          {detail}
        </bdi>
      </RowLines>
      {value !== undefined && (
        <RowEnd>
          {worth === undefined ? (
            <span className="quiet">{t('tokens.worthUnknown')}</span>
          ) : (
            <Amount value={formatFiat(worth, locale)} />
          )}
        </RowEnd>
      )}
      {isChosen && <Icon name="check" size={16} />}
    </>
  )
  if (!onSelect) return <div className="list-item fixed">{content}</div>
  return (
    <button
      type="button"
      className="list-item fixed"
      part="list-item"
      aria-current={isChosen ? 'true' : undefined}
      onClick={onSelect}
    >
      {content}
    </button>
  )
}
