import type { Network } from '../../types/network.ts'
import { PolkadotMark } from './PolkadotMark.tsx'
import { initial, RemoteImage } from './RemoteImage.tsx'

interface NetworkImageProps {
  /** A network, or a family by the name that its main network shares. */
  network: Pick<Network, 'name' | 'assets'>
  size?: 'small' | 'medium' | 'large'
}

/** What the wallet services have no picture of. */
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
