import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { bool, finiteNumber, oneOf } from '../../utils/schemas.ts'
import { parsePayee } from './parsePayee.ts'
import type { BitcoinAccount, MessageRequest, PsbtRequest, TransferRequest } from './provider.ts'

/** What pages ask of the host provider, checked before a wallet shows it to anybody. */

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

const transferSchema = z.object({
  recipient: z.string(),
  amount: z.custom<string | number | bigint>((value) =>
    ['string', 'number', 'bigint'].includes(typeof value),
  ),
})

/** All there will ever be, in satoshi. */
const supply = 2_100_000_000_000_000n

/** JSON-RPC 2.0's code for bad parameters, as EIP-1193 providers use it. */
function invalidParams(message: string): Error {
  return Object.assign(new Error(message), { code: -32602 })
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalidParams(`Invalid parameters: ${issue?.path.join('.')} ${issue?.message}`)
}

/** The selected account signs, where none is named. @throws an error with code -32602. */
export function toMessageRequest(
  value: unknown,
  accounts: readonly BitcoinAccount[],
): MessageRequest {
  const { address = accounts[0]?.address ?? '', ...rest } = read(messageSchema, value)
  if (accounts.some((account) => account.address === address)) return { address, ...rest }
  throw invalidParams(`${address} is not an address of the connected wallet`)
}

/** @throws an error with code -32602. */
export function toPsbtRequest(value: unknown): PsbtRequest {
  const { psbt, signInputs = [], broadcast = false } = read(psbtSchema, value)
  try {
    // Five bytes that every PSBT begins with (BIP-174).
    const [...magic] = base64.decode(psbt).subarray(0, 5)
    if (magic.join() === '112,115,98,116,255') return { psbt, signInputs, broadcast }
  } catch {
    // Falls through.
  }
  throw invalidParams('Invalid parameters: psbt is no PSBT in base64')
}

/** Amounts in satoshi, whole, as text, number or bigint. @throws an error with code -32602. */
export function toTransferRequest(
  value: unknown,
  caipNetworkId: CaipNetworkId,
): Omit<TransferRequest, 'account'> {
  const { recipient, amount } = read(transferSchema, value)
  const parsed = parsePayee(recipient, caipNetworkId)
  if (!parsed) throw invalidParams(`${recipient} is no address on ${caipNetworkId}`)
  const digits = String(amount)
  if (!/^\d{1,16}$/.test(digits) || BigInt(digits) <= 0n || BigInt(digits) > supply) {
    throw invalidParams('Invalid parameters: amount is no number of satoshi')
  }
  return { recipient: parsed.address, amount: String(BigInt(digits)) }
}
