import { LineIcon } from '../../components/Icon.tsx'
import type { TokenBalance } from '../../types/token.ts'
import { TokenImage } from './TokenImage.tsx'

const downPath = 'M6 9l6 6 6-6'

interface TokenButtonProps {
  token: Pick<TokenBalance, 'symbol' | 'iconUrl'>
  /** Its accessible name. */
  label: string
  onClick: () => void
}

/** The token of an amount; opens the list of those that could take its place. */
export function TokenButton({ token, label, onClick }: TokenButtonProps) {
  return (
    <button type="button" className="token" part="button" aria-label={label} onClick={onClick}>
      <TokenImage token={token} />
      <span dir="auto" title={token.symbol}>
        {token.symbol}
      </span>
      <LineIcon path={downPath} size={16} />
    </button>
  )
}
