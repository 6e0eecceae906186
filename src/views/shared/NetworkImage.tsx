import { Letter } from '../../components/Tile.tsx'
import type { Network } from '../../types/network.ts'
import { builtInMark, type NetworkMark } from '../../utils/networkMarks.ts'
import { RemoteImage } from './RemoteImage.tsx'

interface NetworkImageProps {
  /** A network, or a namespace, which has the image of its main network. */
  network: Pick<Network, 'name' | 'assets'> & { caipNetworkId?: string; namespace?: string }
  size?: 'small' | 'medium' | 'large'
}

export function NetworkImage({ network, size }: NetworkImageProps) {
  const mark = builtInMark(network.caipNetworkId ?? network.namespace ?? '')
  return (
    <RemoteImage
      kind="asset"
      imageId={network.assets?.imageId}
      imageUrl={network.assets?.imageUrl}
      fallback={mark ? <Mark {...mark} /> : <Letter name={network.name} />}
      round
      {...(size && { size })}
    />
  )
}

function Mark({ text, background, path }: NetworkMark) {
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 40 40" fill="#fff">
      <path d="M0 0h40v40H0z" fill={background} />
      {path ? (
        <path d={path} />
      ) : (
        <text x="20" y="26.5" fontSize="18" textAnchor="middle">
          {text}
        </text>
      )}
    </svg>
  )
}
