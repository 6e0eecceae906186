import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { text } from '../../utils/schemas.ts'
import { toOutsideImageUrl } from '../../utils/url.ts'

export const caipNetworkId = z.custom<CaipNetworkId>(isCaipNetworkId)

export const image = z.pipe(z.unknown(), z.transform(toOutsideImageUrl))

/** A decimal string with at most 30 digits before and 30 after the point. */
export const decimal = text.check(z.refine((value) => /^\d{1,30}(?:\.\d{1,30})?$/.test(value)))

/** An ISO 4217 currency code. */
export const currencyCode = text.check(z.refine((value) => /^[A-Z]{3}$/.test(value)))
