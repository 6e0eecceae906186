import * as z from 'zod/mini'
import { displayText, symbolText } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { referenceOf } from '../../utils/caip.ts'
import { toFiat } from '../../utils/fiat.ts'
import { bool, finiteNumber, oneOf, text } from '../../utils/schemas.ts'
import { toOutsideImageUrl } from '../../utils/url.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { type Eip1193Provider, request } from './provider.ts'

/** Time limit of a request in milliseconds. A slower wallet is ignored, because no request here waits for the user. */
const responseMs = 3_000

/** Maximum number of assets, because a user cannot read more. */
const maxAssets = 2_000

const maxDecimals = 255

const capabilities = z.looseObject({
  assetDiscovery: z.looseObject({ supported: bool }),
})

const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))

/** An asset in the response. If one asset is invalid, the whole response is refused. */
const asset = z.object({
  address: matching(/^(?:native|0x[\da-f]{40})$/i),
  balance: matching(/^0x[\da-f]{1,64}$/i),
  type: oneOf(['NATIVE', 'ERC20']),
  metadata: z.object({
    name: displayText,
    symbol: symbolText,
    decimals: finiteNumber.check(
      z.refine((value) => Number.isInteger(value) && value >= 0 && value <= maxDecimals),
    ),
    price: finiteNumber,
    iconUrl: text,
  }),
})

const assets = z.pipe(
  z.array(z.unknown()).check(z.refine((all) => all.length <= maxAssets)),
  z.array(asset),
)

/** Returns the entry of a chain. The keys are hexadecimal chain ids in upper or lower case. */
function ofChain(response: unknown, hexChainId: string): unknown {
  const known = Object.entries(Object(response)).find(([key]) => key.toLowerCase() === hexChainId)
  return known?.[1]
}

function toTokenBalance(
  { address, balance, type, metadata }: z.output<typeof asset>,
  chainId: CaipNetworkId,
): TokenBalance {
  const { name, symbol, decimals, price, iconUrl } = metadata
  const numeric = formatUnits(BigInt(balance), decimals)
  return {
    name,
    symbol,
    chainId,
    address: type === 'NATIVE' ? undefined : `${chainId}:${address}`,
    value: toFiat(numeric, price),
    price,
    quantity: { decimals: String(decimals), numeric },
    iconUrl: toOutsideImageUrl(iconUrl),
  }
}

/**
 * Reads assets with `wallet_getAssets` (ERC-7811). Null if the wallet lacks the method, or if the response is invalid
 * or late.
 */
export async function readWalletAssets(
  provider: Eip1193Provider,
  address: string,
  chainId: CaipNetworkId,
): Promise<TokenBalance[] | null> {
  const hexChainId = `0x${BigInt(referenceOf(chainId)).toString(16)}`
  const send = (method: string, params: readonly unknown[]) =>
    withTimeout(request(provider, method, params), responseMs, () => new Error('no answer in time'))
  try {
    const all = await send('wallet_getCapabilities', [address])
    const { assetDiscovery } = capabilities.parse(ofChain(all, hexChainId))
    if (!assetDiscovery.supported) return null
    const request = { account: address, chainFilter: [hexChainId] }
    const response = ofChain(await send('wallet_getAssets', [request]), hexChainId)
    return assets.parse(response).map((one) => toTokenBalance(one, chainId))
  } catch {
    return null
  }
}
