import * as z from 'zod/mini'
import { displayText } from '../../../storage/schemas.ts'
import type { SessionPermission } from '../../../types/smartSession.ts'
import { finiteNumber, orElse, orNull, text } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { unlimitedFrom } from '../unlimitedFrom.ts'

const maxFunctions = 20
const maxItems = 20

const count = z.pipe(
  z.custom<string | number>((value) =>
    typeof value === 'number'
      ? Number.isSafeInteger(value) && value >= 0
      : typeof value === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,78})$/i.test(value),
  ),
  z.transform((value) => BigInt(value)),
)

/**
 * A limit in base units. Null if the limit is missing, which means unlimited. An invalid limit makes the whole
 * permission `unknown`.
 */
const limit = z.pipe(
  orNull(count),
  z.transform((value) => (value === null || value >= unlimitedFrom ? null : value)),
)

const address = z.pipe(
  text.check(z.refine((value) => /^0x[\da-f]{40}$/i.test(value))),
  z.transform(toChecksumAddress),
)

/**
 * A period in seconds. A permission without a valid period is `unknown`, because the user would take a recurring
 * allowance for a single one.
 */
const seconds = finiteNumber.check(z.refine((value) => value > 0))

/**
 * A list with a maximum length. A longer list is refused, because the user would otherwise grant entries that are not
 * shown.
 */
function wholeList<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
  const list = z.array(entry).check(z.refine((all) => all.length <= most))
  return z.pipe(
    orNull(list),
    z.transform((all) => all ?? []),
  )
}

type Limit = bigint | null

const native = (limit: Limit, everySeconds: number | null = null) =>
  ({ kind: 'native', limit, everySeconds }) as const
const erc20 = (token: string, limit: Limit, everySeconds: number | null = null) =>
  ({ kind: 'token', token, limit, everySeconds }) as const
const calls = (limit: Limit, everySeconds: number | null = null) =>
  ({ kind: 'calls', limit, everySeconds }) as const

const called = z.object({ functionName: displayText, valueLimit: limit })

/** Permission types of ERC-7715 and its drafts, with a schema for the data of each. */
const readers: Readonly<Record<string, z.ZodMiniType<SessionPermission>>> = {
  'native-token-transfer': z.pipe(
    z.object({ allowance: limit }),
    z.transform(({ allowance }) => native(allowance)),
  ),
  'native-token-recurring-allowance': z.pipe(
    z.object({ allowance: limit, period: seconds }),
    z.transform(({ allowance, period }) => native(allowance, period)),
  ),
  'native-token-periodic': z.pipe(
    z.object({ periodAmount: limit, periodDuration: seconds }),
    z.transform(({ periodAmount, periodDuration }) => native(periodAmount, periodDuration)),
  ),
  'native-token-stream': z.pipe(
    z.object({ maxAmount: limit }),
    z.transform(({ maxAmount }) => native(maxAmount)),
  ),
  'erc20-token-stream': z.pipe(
    z.object({ tokenAddress: address, maxAmount: limit }),
    z.transform(({ tokenAddress: token, maxAmount }) => erc20(token, maxAmount)),
  ),
  'erc20-token-transfer': z.pipe(
    z.object({ address, allowance: limit }),
    z.transform(({ address: token, allowance }) => erc20(token, allowance)),
  ),
  'erc20-recurring-allowance': z.pipe(
    z.object({ address, allowance: limit, period: seconds }),
    z.transform(({ address: token, allowance, period }) => erc20(token, allowance, period)),
  ),
  'erc20-token-periodic': z.pipe(
    z.object({ tokenAddress: address, periodAmount: limit, periodDuration: seconds }),
    z.transform(({ tokenAddress, periodAmount, periodDuration }) =>
      erc20(tokenAddress, periodAmount, periodDuration),
    ),
  ),
  'erc721-token-transfer': z.pipe(
    z.object({ address, tokenIds: wholeList(count, maxItems) }),
    z.transform(({ address: collection, tokenIds: items }) => ({
      kind: 'collectible' as const,
      collection,
      items,
    })),
  ),
  'contract-call': z.pipe(
    z.object({ address, functions: wholeList(called, maxFunctions) }),
    z.transform(({ address: contract, functions }) => ({
      kind: 'contract' as const,
      contract,
      functions: functions.map(({ functionName }) => functionName),
      limit: mostOf(functions.map(({ valueLimit }) => valueLimit)),
    })),
  ),
  'call-limit': z.pipe(
    z.object({ count: limit }),
    z.transform(({ count: most }) => calls(most)),
  ),
  'rate-limit': z.pipe(
    z.object({ count: limit, interval: seconds }),
    z.transform(({ count: most, interval }) => calls(most, interval)),
  ),
  'gas-limit': z.pipe(
    z.object({ limit }),
    z.transform(({ limit: gas }) => ({ kind: 'gas' as const, limit: gas })),
  ),
}

/** Returns the highest limit. Null if a limit is unlimited, or if the list is empty. */
function mostOf(limits: readonly (bigint | null)[]): bigint | null {
  const known = limits.filter((one) => one !== null)
  if (known.length === 0 || known.length < limits.length) return null
  return known.toSorted((one, other) => (one < other ? 1 : -1))[0] ?? null
}

/**
 * Reads the name of a permission type. In drafts of ERC-7715, the type is an object, and its property `custom` is the
 * name.
 */
const typeName = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : Object(value).custom)),
)

const permission = z.object({
  type: z.pipe(typeName, displayText),
  data: orElse(z.looseObject({}), {}),
})

export function readPermission(value: unknown): SessionPermission {
  const parsed = permission.safeParse(value)
  if (!parsed.success) return { kind: 'unknown', type: '' }
  const { type, data } = parsed.data
  const read = Object.hasOwn(readers, type) ? readers[type]?.safeParse(data) : undefined
  return read?.success ? read.data : { kind: 'unknown', type }
}
