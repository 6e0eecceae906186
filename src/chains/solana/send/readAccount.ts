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
  data: Uint8Array
  executable: boolean
  /** Base58. */
  owner: string
}

/** Bytes by which mints and token accounts are told apart. */
const headLength = 166

/** Null if there is none. @throws WalletModalError SERVICE_INVALID_RESPONSE, or what `rpc` throws */
export async function readAccount(
  address: string,
  rpc: RpcRequest,
  length = headLength,
): Promise<SolanaAccount | null> {
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    dataSlice: { offset: 0, length },
  }
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

/** Beyond 2^53 a JSON number is inexact. */
export function toCount(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: value })
}
