import * as z from 'zod/mini'
import { siwxDefaults } from '../../src/controllers/siwx.ts'
import type { SiwxOptions } from '../../src/types/siwx.ts'
import { isNonce } from '../../src/utils/isNonce.ts'
import { bool, nonEmptyText } from '../../src/utils/schemas.ts'
import { anyUrl, json } from './schemas.ts'

/**
 * Text of one line without control characters. A line break would add a line to the signed message, and parsers of such
 * messages refuse other control characters.
 */
const line = nonEmptyText.check(
  z.refine(
    (value) => value.length <= 2_048 && !/[\p{Cc}\u2028\u2029]/u.test(value),
    'not one short line without control characters',
  ),
)
const domain = line.check(
  z.refine((value) => /^[^\s/?#@]+$/.test(value), 'not a host, with its port if it has one'),
)
const nonce = line.check(z.refine(isNonce, 'not 8 to 256 letters and digits'))
const seconds = z.custom<number>(
  (value) => Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= 3_155_760_000,
  'not a number of whole seconds',
)
const uri = anyUrl.check(
  z.refine((value) => !/\s/.test(value) && value.length <= 2_048, 'not a URI'),
)

/** The attribute `siwx`, whose presence turns sign-in on unless `enabled` is false. */
export const siwxAttribute = z.pipe(
  json(
    z.object({
      enabled: z.optional(bool),
      required: z.optional(bool),
      statement: z.optional(line),
      domain: z.optional(domain),
      uri: z.optional(uri),
      resources: z.optional(
        z.array(uri).check(z.refine((all) => all.length <= 50, 'too many resources')),
      ),
      nonce: z.optional(nonce),
      expirationSeconds: z.optional(seconds),
    }),
  ),
  z.transform((given): SiwxOptions => {
    const set = Object.entries(given).filter(([, value]) => value !== undefined)
    return { ...siwxDefaults, enabled: true, ...Object.fromEntries(set) }
  }),
) as unknown as z.ZodMiniType<SiwxOptions>
