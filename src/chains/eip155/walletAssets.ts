import * as z from 'zod/mini'
import { displayText, symbolText } from '../../storage/schemas.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NativeCurrency } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { referenceOf } from '../../utils/caip.ts'
import { toFiat } from '../../utils/fiat.ts'
import { bool, finiteNumber, orNull, text } from '../../utils/schemas.ts'
import { toOutsideImageUrl } from '../../utils/url.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { validOf } from '../adapterSteps.ts'
import { eip155Networks } from './networks.ts'
import { capabilitiesOf, ofChain } from './ofChain.ts'
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

/** A token in the response. ERC-7811 has no price and no icon; wallets add them. */
const asset = z.object({
  balance: matching(/^0x[\da-f]{1,64}$/i),
  metadata: z.object({
    name: displayText,
    symbol: symbolText,
    decimals: finiteNumber.check(
      z.refine((value) => Number.isInteger(value) && value >= 0 && value <= maxDecimals),
    ),
    price: orNull(finiteNumber),
    iconUrl: orNull(text),
  }),
})
const tokenAddress = matching(/^0x[\da-f]{40}$/i)

const assets = z.array(z.unknown()).check(z.refine((all) => all.length <= maxAssets))

/** The type of an asset in lower case, because wallets write `NATIVE` and `native`. Undefined if it has none. */
function typeOf(entry: unknown): string | undefined {
  const { type } = Object(entry) as { type?: unknown }
  return typeof type === 'string' ? type.toLowerCase() : undefined
}

/** True for other assets than tokens, such as NFTs. */
const isElse = (entry: unknown) => !['native', 'erc20', undefined].includes(typeOf(entry))

/**
 * Reads an asset; null if it is malformed. The native asset has metadata of its own only where a wallet adds them, else
 * those of the network.
 */
function toTokenBalance(
  entry: unknown,
  chainId: CaipNetworkId,
  nativeCurrency: NativeCurrency | undefined,
): TokenBalance | null {
  const { address, metadata, ...rest } = Object(entry) as Record<string, unknown>
  const isNative = typeOf(entry) === 'native'
  const isToken = typeOf(entry) === 'erc20' && tokenAddress.safeParse(address).success
  if (!isNative && !isToken) return null
  const own = isNative ? { ...nativeCurrency, ...Object(metadata) } : metadata
  const parsed = asset.safeParse({ ...rest, metadata: own })
  if (!parsed.success) return null
  const { name, symbol, decimals, price, iconUrl } = parsed.data.metadata
  const numeric = formatUnits(BigInt(parsed.data.balance), decimals)
  return {
    name,
    symbol,
    chainId,
    address: isNative ? undefined : `${chainId}:${address}`,
    ...(price !== null && { value: toFiat(numeric, price), price }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl: iconUrl === null ? null : toOutsideImageUrl(iconUrl),
  }
}

const currencyOf = (chainId: CaipNetworkId): NativeCurrency | undefined =>
  eip155Networks.find(({ network }) => network.caipNetworkId === chainId)?.network.nativeCurrency

/**
 * Reads tokens with `wallet_getAssets` (ERC-7811); NFTs are left out, and so is what is malformed. Null if the wallet lacks
 * the method, or if the response is late, no list, or malformed as a whole. `nativeCurrency` names the native asset where the
 * wallet does not.
 */
export async function readWalletAssets(
  provider: Eip1193Provider,
  address: string,
  chainId: CaipNetworkId,
  nativeCurrency = currencyOf(chainId),
): Promise<TokenBalance[] | null> {
  const id = Number(referenceOf(chainId))
  const hexChainId = `0x${id.toString(16)}`
  const send = (method: string, params: readonly unknown[]) =>
    withTimeout(request(provider, method, params), responseMs, () => new Error('no answer in time'))
  try {
    const all = await send('wallet_getCapabilities', [address, [hexChainId]])
    // An entry of the chain that cannot be read counts before that of every chain.
    const own = capabilitiesOf(all, id).find((one) => 'assetDiscovery' in Object(one))
    if (!capabilities.parse(own).assetDiscovery.supported) return null
    const request = { account: address, chainFilter: [hexChainId] }
    const response = assets.parse(ofChain(await send('wallet_getAssets', [request]), id))
    const tokens = response.filter((one) => !isElse(one))
    return validOf('wallet_getAssets', tokens, (one) =>
      toTokenBalance(one, chainId, nativeCurrency),
    )
  } catch {
    return null
  }
}
