import { Letter } from '../../components/Tile.tsx'
import type { TokenBalance } from '../../types/token.ts'
import { RemoteImage } from './RemoteImage.tsx'

export function TokenImage({ token }: { token: Pick<TokenBalance, 'symbol' | 'iconUrl'> }) {
  return (
    <RemoteImage
      kind="asset"
      imageUrl={token.iconUrl ?? undefined}
      fallback={<Letter name={token.symbol} />}
      round
    />
  )
}
