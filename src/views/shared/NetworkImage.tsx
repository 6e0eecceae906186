import { Letter } from '../../components/Tile.tsx'
import type { Network } from '../../types/network.ts'
import { RemoteImage } from './RemoteImage.tsx'
import { usePicture } from './usePicture.ts'

interface NetworkImageProps {
  /** The network whose image is shown. For a namespace it is the image of the main network. */
  network: Pick<Network, 'name' | 'assets'> & { caipNetworkId?: string; namespace?: string }
  size?: 'small' | 'medium' | 'large'
}

/** The page's image of a network, else the package's, else the directory's, else the first letter of its name. */
export function NetworkImage({ network, size }: NetworkImageProps) {
  const { name, assets, caipNetworkId, namespace } = network
  const own = usePicture('network', caipNetworkId ?? namespace ?? '')
  return (
    <RemoteImage
      kind="asset"
      imageId={own === null ? assets?.imageId : undefined}
      imageUrl={assets?.imageUrl ?? own ?? undefined}
      fallback={own === null && <Letter name={name} />}
      round
      size={size}
    />
  )
}
