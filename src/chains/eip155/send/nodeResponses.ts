import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import { oneOf, orElse, orNull, text } from '../../../utils/schemas.ts'
import { logSchema } from './movements.ts'

export const quantity = text.check(z.refine((value) => /^0x[\da-f]{1,64}$/i.test(value)))
export const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
export const optionalQuantity = orElse(
  z.optional(
    z.pipe(
      quantity,
      z.transform((value) => BigInt(value)),
    ),
  ),
  undefined,
)
const maxDataLength = 1_000_000
export const data = text.check(
  z.refine((value) => value.length <= maxDataLength && /^0x[\da-f]*$/i.test(value)),
)

export const receipt = orNull(
  z.object({
    transactionHash: hash,
    status: oneOf(['0x0', '0x1']),
    blockNumber: quantity,
    blockHash: hash,
    from: orElse(z.optional(text), undefined),
    to: orElse(z.optional(text), undefined),
    logs: orElse(z.array(logSchema), []),
    gasUsed: optionalQuantity,
    effectiveGasPrice: optionalQuantity,
    /** Fee in wei that a rollup of the OP stack takes for its data on Ethereum. */
    l1Fee: optionalQuantity,
  }),
)
export type Receipt = NonNullable<z.output<typeof receipt>>
export const body = z.object({
  hash,
  from: text,
  nonce: quantity,
  to: orElse(text, ''),
  value: quantity,
  input: orElse(data, ''),
  gas: optionalQuantity,
  /** Of a mined transaction with a maximum, the price that it has paid. */
  gasPrice: optionalQuantity,
  maxFeePerGas: optionalQuantity,
  authorizationList: orElse(z.optional(z.array(z.unknown())), undefined),
})
/** Maximum number of transactions in a block, far above the number on any network. */
const maxTransactions = 100_000
export const block = orNull(z.object({ transactions: validEntries(body, maxTransactions) }))
export const header = orNull(z.object({ hash }))

export type Body = z.output<typeof body>

/** @throws WalletModalError SERVICE_INVALID_RESPONSE */
export function parse<Value>(schema: z.ZodMiniType<Value>, response: unknown): Value {
  const parsed = schema.safeParse(response)
  if (parsed.success) return parsed.data
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}
