import type { Network } from '../../types/network.ts'
import { PolkadotMark } from './PolkadotMark.tsx'
import { initial, RemoteImage } from './RemoteImage.tsx'

interface NetworkImageProps {
  /** A network, or a namespace whose name is that of its main network. */
  network: Pick<Network, 'name' | 'assets'>
  size?: 'small' | 'medium' | 'large'
}

/** Drawings for networks of which the wallet services have no picture. */
const marks: Readonly<Record<string, typeof PolkadotMark>> = {
  Polkadot: PolkadotMark,
  'Polkadot Asset Hub': PolkadotMark,
}

export function NetworkImage({ network, size }: NetworkImageProps) {
  const Mark = Object.hasOwn(marks, network.name) && marks[network.name]
  return (
    <RemoteImage
      kind="asset"
      imageId={network.assets?.imageId}
      imageUrl={network.assets?.imageUrl}
      fallback={Mark ? <Mark /> : initial(network.name)}
      round
      {...(size && { size })}
    />
  )
}
