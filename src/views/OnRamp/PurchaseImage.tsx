import { Letter } from '../../components/Tile.tsx'
import { RemoteImage } from '../shared/RemoteImage.tsx'

export function PurchaseImage({ symbol }: { symbol: string }) {
  return <RemoteImage kind="token" imageId={symbol} fallback={<Letter name={symbol} />} round />
}
