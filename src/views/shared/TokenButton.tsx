import type { ReactNode } from 'react'
import { LineIcon } from '../../components/Icon.tsx'
import { addStyles } from '../../theme/styles.ts'
import type { TokenBalance } from '../../types/token.ts'
import css from './TokenButton.css'
import { TokenImage } from './TokenImage.tsx'

addStyles(css)

const downPath = 'M6 9l6 6 6-6'

interface TokenButtonProps {
  token: Pick<TokenBalance, 'symbol' | 'iconUrl'>
  /** The token's address, which distinguishes tokens of the same symbol. */
  detail?: string | null
  image?: ReactNode
  label: string
  onClick: () => void
}

export function TokenButton({ token, detail, image, label, onClick }: TokenButtonProps) {
  return (
    <button type="button" className="token" part="button" aria-label={label} onClick={onClick}>
      {image ?? <TokenImage token={token} />}
      <span className="symbol" dir="auto">
        {token.symbol}
        {detail && <small dir="ltr">{detail}</small>}
      </span>
      <LineIcon path={downPath} size={16} />
    </button>
  )
}
