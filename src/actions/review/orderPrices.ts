import { accountOf } from '../../controllers/accounts.ts'
import { getPrice } from '../../services/blockchainApi/prices.ts'
import type { Network } from '../../types/network.ts'
import type { SignedOrder } from '../../types/review.ts'
import { isSame } from '../../utils/isSame.ts'
import { log } from '../../utils/log.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** The service's placeholder for the native token. */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Addresses of the tokens in orders, and `native`. */
function assetsOf(orders: readonly SignedOrder[]): string[] {
  const all = orders.flatMap(({ gives, gets }) => [...gives, ...gets])
  const names = all.flatMap((asset) => {
    if (asset === 'item') return []
    const { unit } = asset
    return typeof unit === 'string' ? [unit] : 'token' in unit ? [unit.token] : []
  })
  return [...new Set(names)]
}

/**
 * Reads USD prices of the assets in orders, by token address and `native`: those of the account's list, else of the
 * service. An asset without a price is missing. Never rejects.
 */
export async function readOrderPrices(
  orders: readonly SignedOrder[],
  { caipNetworkId, chainNamespace }: Network,
): Promise<Record<string, number>> {
  const listed = accountOf(chainNamespace).tokenBalance ?? []
  const context = serviceContext()
  const isServed = context !== null && (await isChainSupported(context, caipNetworkId))
  const read = assetsOf(orders).map(async (asset) => {
    const id = asset === 'native' ? undefined : `${caipNetworkId}:${asset}`
    const held = listed.find(
      ({ chainId, address }) => chainId === caipNetworkId && isSame(address ?? '', id ?? ''),
    )
    if (held?.price !== undefined) return [[asset, held.price] as const]
    if (!isServed) return []
    const price = await getPrice(context, id ?? `${caipNetworkId}:${nativeAddress}`).catch(
      (thrown: unknown) => {
        log('info', `the price of ${asset} could not be read`, thrown)
        return null
      },
    )
    return price === null ? [] : [[asset, price] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
