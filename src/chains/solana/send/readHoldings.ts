import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { text } from '../../../utils/schemas.ts'

const amountText = text.check(z.refine((value) => /^\d{1,20}$/.test(value)))
const info = z.object({
  mint: text,
  owner: text,
  state: text,
  tokenAmount: z.object({ amount: amountText }),
})
const holding = z.object({
  pubkey: text,
  account: z.object({ data: z.object({ parsed: z.object({ info }) }) }),
})
const holdings = z.object({ value: validEntries(holding, 100) })

/** A token account. */
export interface Holding {
  pubkey: string
  /** `initialized` or `frozen`. */
  state: string
  amount: bigint
}

/**
 * Reads the accounts in which `owner` holds the token of `mint`. Rejects with errors of `rpc`, and with
 * SERVICE_INVALID_RESPONSE if the response is malformed, or lists another's account or token.
 */
export async function readHoldings(
  owner: string,
  mint: string,
  rpc: RpcRequest,
): Promise<Holding[]> {
  const config = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const given = await rpc('getTokenAccountsByOwner', [owner, { mint }, config])
  const parsed = holdings.safeParse(given)
  const listed = parsed.success
    ? parsed.data.value.map(({ pubkey, account }) => ({ pubkey, ...account.data.parsed.info }))
    : []
  if (!parsed.success || listed.some((one) => one.mint !== mint || one.owner !== owner))
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  return listed.map(({ pubkey, state, tokenAmount }) => ({
    pubkey,
    state,
    amount: BigInt(tokenAmount.amount),
  }))
}
