import { base64 } from '@scure/base'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { bool, finiteNumber, orNull, text } from '../../../utils/schemas.ts'

const maxData = 100_000

const encoded = text.check(z.refine((value) => value.length <= maxData))
const account = orNull(
  z.object({
    data: validEntries(encoded, 1),
    executable: bool,
    owner: text,
    lamports: finiteNumber,
  }),
)
const response = z.object({ value: account })
const responses = z.object({ value: z.array(account) })

export interface SolanaAccount {
  data: Uint8Array
  executable: boolean
  /** Address of the owning program, in base58. */
  owner: string
}

/** Number of bytes that suffice to distinguish mints from token accounts. */
const headLength = 166

const configOf = (length: number) => ({
  encoding: 'base64',
  commitment: 'confirmed',
  dataSlice: { offset: 0, length },
})

function decodeAccount(value: z.infer<typeof account>): SolanaAccount | null {
  if (!value) return null
  try {
    const { data, executable, owner } = value
    return { data: base64.decode(data[0] ?? ''), executable, owner }
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/**
 * Reads an account. Null if the account does not exist. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE
 * if the response is malformed.
 */
export async function readAccount(
  address: string,
  rpc: RpcRequest,
  length = headLength,
): Promise<SolanaAccount | null> {
  const given = await rpc('getAccountInfo', [address, configOf(length)])
  const parsed = response.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  return decodeAccount(parsed.data.value)
}

/** Number of bytes that contain all fields that are read from a name's accounts. */
const namedLength = 512

/**
 * Reads several accounts. An entry is null if the account does not exist. Rejects with errors of `rpc`, or with
 * SERVICE_INVALID_RESPONSE if the response is malformed.
 */
export async function readAccounts(
  addresses: readonly string[],
  rpc: RpcRequest,
): Promise<(SolanaAccount | null)[]> {
  const given = await rpc('getMultipleAccounts', [addresses, configOf(namedLength)])
  const parsed = responses.safeParse(given)
  if (parsed.success && parsed.data.value.length === addresses.length)
    return parsed.data.value.map(decodeAccount)
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
}

/**
 * Converts a JSON number to a bigint. JSON numbers from 2^53 on are inexact.
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if the value is not a whole number below 2^53
 */
export function toCount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: value })
}
