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
const answer = z.object({ value: account })

export interface SolanaAccount {
  /** The first bytes of its data: as many as accounts and mints of tokens have. */
  data: Uint8Array
  executable: boolean
  /** The program that it belongs to, in base58. */
  owner: string
}

/** As many bytes as a token's mint and an account that holds tokens are told apart by. */
const dataSlice = { offset: 0, length: 166 }

/** What stands at an address; null for nothing. @throws WalletModalError SERVICE_INVALID_RESPONSE, or what `rpc` throws */
export async function readAccount(address: string, rpc: RpcRequest): Promise<SolanaAccount | null> {
  const config = { encoding: 'base64', commitment: 'confirmed', dataSlice }
  const given = await rpc('getAccountInfo', [address, config])
  const parsed = answer.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  const { value } = parsed.data
  if (!value) return null
  try {
    const { data, executable, owner } = value
    return { data: base64.decode(data[0] ?? ''), executable, owner }
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/** A count that a node answers, of lamports or bytes; beyond 2^53 a JSON number is not exact. */
export function toCount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: value })
}
