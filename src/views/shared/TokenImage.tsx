import { Letter } from '../../components/Tile.tsx'
import type { CaipNetworkId } from '../../types/caip.ts'
import { RemoteImage } from './RemoteImage.tsx'
import { usePicture } from './usePicture.ts'

/** The facts by which a token's image is found; without `chainId` only `iconUrl` and `symbol` count. */
export interface PicturedToken {
  symbol: string
  iconUrl: string | null
  chainId?: CaipNetworkId
  /** CAIP-10 id of the contract; undefined for the native token. */
  address?: string | undefined
  /** True if `address` is a service's placeholder for the native token. */
  isNative?: boolean
}

/** The package's image of a token, else that of its source, else the first letter of its symbol. */
export function TokenImage({ token }: { token: PicturedToken }) {
  const { symbol, iconUrl, chainId = '', address, isNative = !address } = token
  const own = usePicture(isNative ? 'native' : 'token', (isNative ? chainId : address) ?? '')
  // `toSymbol` quotes symbols that read as a part of a number.
  const letter = <Letter name={symbol.replace(/^“/, '')} />
  return (
    <RemoteImage
      kind="asset"
      imageUrl={own === undefined ? undefined : (own ?? iconUrl ?? undefined)}
      fallback={own === null && letter}
      round
    />
  )
}
