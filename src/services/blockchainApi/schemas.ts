import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { text } from '../../utils/schemas.ts'
import { toSafeImageUrl } from '../../utils/url.ts'

const matching = (pattern: RegExp) => text.check(z.refine((value) => pattern.test(value)))

export const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

/** An image's URL, or null for what is none that may be shown. */
export const image = z.pipe(z.unknown(), z.transform(toSafeImageUrl))

/** A token says its decimals in a uint8. */
export const decimals = matching(/^\d{1,3}$/)

/** An exact amount in token units: a uint256 has at most 78 digits. */
export const amount = matching(/^\d{1,78}(?:\.\d{1,255})?$/)

/** CAIP-10 of an account or a token, of any namespace. */
export const caip10 = matching(/^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/)
