import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.ts'
import type { TokenBalance } from '../types/token.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { finiteNumber, orNull, text } from '../utils/schemas.ts'
import { toOutsideImageUrl } from '../utils/url.ts'
import { displayText, lenient, symbolText } from './schemas.ts'

const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))

/** ERC-20 defines the type of decimals as uint8. */
const decimals = matching(/^\d{1,3}$/)

/** A decimal string of an amount in token units; a uint256 has at most 78 digits. */
export const amount = matching(/^\d{1,78}(?:\.\d{1,255})?$/)

/** CAIP-10 id of a token, in any namespace. */
const caip10 = matching(/^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/)

/**
 * A malformed address invalidates the token. If only the address were dropped, the token would count as the native
 * token.
 */
const row = z.object({
  name: displayText,
  symbol: symbolText,
  chainId: z.custom<CaipNetworkId>(isCaipNetworkId),
  address: orNull(caip10),
  value: lenient(finiteNumber),
  price: lenient(finiteNumber),
  quantity: z.object({ decimals, numeric: amount }),
  pending: lenient(matching(/^-?\d{1,78}(?:\.\d{1,255})?$/)),
  iconUrl: z.optional(z.pipe(z.unknown(), z.transform(toOutsideImageUrl))),
})

/**
 * Addresses that services write in place of that of the native token, as in ERC-7528
 * (https://eips.ethereum.org/EIPS/eip-7528), and the zero address, at which no contract can be.
 */
const nativePlaceholder = /^eip155:\d+:0x(?:e{40}|0{40})$/i

/** A token balance as the blockchain API returns it and the cache stores it. */
export const tokenBalance = z.pipe(
  row,
  z.transform(
    ({ address, iconUrl, ...rest }): TokenBalance => ({
      ...rest,
      address: address === null || nativePlaceholder.test(address) ? undefined : address,
      iconUrl: iconUrl ?? null,
    }),
  ),
)
