import { Letter } from '../../components/Tile.tsx'
import { RemoteImage } from '../shared/RemoteImage.tsx'

/** The picture of a token that can be bought. */
export function PurchaseImage({ symbol }: { symbol: string }) {
  return <RemoteImage kind="token" imageId={symbol} fallback={<Letter name={symbol} />} round />
}
