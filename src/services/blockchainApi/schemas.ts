import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { toSafeImageUrl } from '../../utils/url.ts'

export const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

/** An image's URL, or null for what is none that may be shown. */
export const image = z.pipe(z.unknown(), z.transform(toSafeImageUrl))
