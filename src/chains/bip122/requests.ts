import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Unread } from '../../types/review.ts'
import { bool, finiteNumber, oneOf } from '../../utils/schemas.ts'
import { copyRequest } from '../copyRequest.ts'
import { fromUtf8, isPlainText, textOf } from '../plainText.ts'
import { unreadMembers } from '../unreadMembers.ts'
import type { BitcoinAccount, MessageRequest, PsbtRequest } from './provider.ts'
import { isPsbt } from './responses.ts'

/** Accounts and network of the connection through which a page sends a request. */
export interface Connected {
  accounts: readonly BitcoinAccount[]
  caipNetworkId: CaipNetworkId
}

/** A page's request as its review gets it. The wallet gets `request`, which the page cannot change. */
export interface PageRequest<Request> extends Connected {
  request: Request
  /** Members of the page's request that have no meaning here, and that the wallet does not get. */
  unread: readonly Unread[]
}

const messageSchema = z.object({
  message: z.string(),
  address: z.optional(z.string()),
  protocol: z.optional(oneOf(['ecdsa', 'bip322'])),
})

const psbtSchema = z.object({
  psbt: z.string(),
  signInputs: z.optional(
    z.union([
      z.array(
        z.object({
          address: z.string(),
          index: finiteNumber.check(z.refine((index) => index >= 0)),
          sighashTypes: z.optional(z.array(finiteNumber)),
        }),
      ),
      // Libraries that group the inputs by address send the first for none, those for JSON the second.
      z.strictObject({}),
      z.null(),
    ]),
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
  const { psbt, signInputs, broadcast = false } = read(psbtSchema, value)
  const named = Array.isArray(signInputs) ? signInputs : []
  if (isPsbt(psbt)) return { psbt, signInputs: named, broadcast }
  throw invalidParams('Invalid parameters: psbt is no PSBT in base64')
}

/**
 * Copies a page's request and parses the copy.
 * @throws Error with code -32602 if the request cannot be copied; errors of `parse`
 */
export function toPageRequest<Request>(
  value: unknown,
  { accounts, caipNetworkId }: Connected,
  known: readonly string[],
  parse: (copy: unknown) => Request,
): PageRequest<Request> {
  const copy = copyRequest(value)
  const unread = unreadMembers(copy, new Set(known), 'request')
  return { request: parse(copy), unread, accounts, caipNetworkId }
}

/** @throws Error with code -32602 if the bytes are not UTF-8, in which wallets take messages */
function toText(bytes: Uint8Array): string {
  const text = fromUtf8(bytes)
  if (text === null) throw invalidParams('Invalid parameters: the message is no text')
  return text
}

/** A page's message. `bytes` is set if the page has given bytes, as the Wallet Standard has them. */
export interface MessagePageRequest extends PageRequest<MessageRequest> {
  bytes?: Uint8Array | undefined
}

/** @throws Error with code -32602 if `toMessageRequest` refuses the request, or the message is bytes that are no text */
export function toMessagePageRequest(value: unknown, connected: Connected): MessagePageRequest {
  let bytes: Uint8Array | undefined
  const page = toPageRequest(value, connected, ['message', 'address', 'protocol'], (copy) => {
    const { message, ...rest } = Object(copy)
    if (!(message instanceof Uint8Array)) return toMessageRequest(copy, connected.accounts)
    bytes = message
    return toMessageRequest({ ...rest, message: toText(message) }, connected.accounts)
  })
  return { ...page, bytes }
}

/** True for a text that is harmless to sign; see `GatedRequest.isPlain`. */
export const isPlainMessage = ({ request, unread, bytes }: MessagePageRequest): boolean =>
  unread.length === 0 && isPlainText(bytes ? textOf(bytes) : request.message)

const inputMembers = new Set(['address', 'index', 'sighashTypes'])

/** @throws Error with code -32602 if `toPsbtRequest` refuses the request */
export function toPsbtPageRequest(value: unknown, connected: Connected): PageRequest<PsbtRequest> {
  let ofInputs: Unread[] = []
  const page = toPageRequest(value, connected, ['psbt', 'signInputs', 'broadcast'], (copy) => {
    const request = toPsbtRequest(copy)
    const { signInputs } = copy as { signInputs?: unknown }
    const named: readonly unknown[] = Array.isArray(signInputs) ? signInputs : []
    ofInputs = named.flatMap((input, index) =>
      unreadMembers(input, inputMembers, `request.signInputs[${index}]`),
    )
    return request
  })
  return { ...page, unread: [...page.unread, ...ofInputs] }
}
