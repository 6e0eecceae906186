import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { bool, finiteNumber, oneOf } from '../../utils/schemas.ts'
import type { BitcoinAccount, MessageRequest, PsbtRequest } from './provider.ts'

const messageSchema = z.object({
  message: z.string(),
  address: z.optional(z.string()),
  protocol: z.optional(oneOf(['ecdsa', 'bip322'])),
})

const psbtSchema = z.object({
  psbt: z.string(),
  signInputs: z.optional(
    z.array(
      z.object({
        address: z.string(),
        index: finiteNumber.check(z.refine((index) => index >= 0)),
        sighashTypes: z.optional(z.array(finiteNumber)),
      }),
    ),
  ),
  broadcast: z.optional(bool),
})

/** Creates an error with JSON-RPC 2.0's code -32602, as EIP-1193 providers use it. */
export function invalidParams(message: string): Error {
  return Object.assign(new Error(message), { code: -32602 })
}

/** @throws Error with code -32602 if the value does not match the schema */
export function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidParams(`Invalid parameters: ${issue?.path.join('.')} ${issue?.message}`)
}

/**
 * @throws Error with code -32602 if the request is malformed, or names an address that does not belong to the wallet
 */
export function toMessageRequest(
  value: unknown,
  accounts: readonly BitcoinAccount[],
): MessageRequest {
  const { address = accounts[0]?.address ?? '', ...rest } = read(messageSchema, value)
  if (accounts.some((account) => account.address === address)) return { address, ...rest }
  throw invalidParams(`${address} is not an address of the connected wallet`)
}

/** @throws Error with code -32602 if the request is malformed */
export function toPsbtRequest(value: unknown): PsbtRequest {
  const { psbt, signInputs = [], broadcast = false } = read(psbtSchema, value)
  try {
    // A PSBT begins with these magic bytes (BIP-174).
    const [...magic] = base64.decode(psbt).subarray(0, 5)
    if (magic.join() === '112,115,98,116,255') return { psbt, signInputs, broadcast }
  } catch {}
  throw invalidParams('Invalid parameters: psbt is no PSBT in base64')
}
