import { encodeFields } from './accounts.ts'
import type { Chain } from './Chain.ts'
import { tokenPrograms } from './tokenPrograms.ts'
import { readTokenAccount } from './tokens.ts'

/** Filters by `mint` or `programId`, as nodes do. */
export function tokenAccountsByOwner(
  chain: Chain,
  owner: string,
  filter: Record<string, unknown>,
  { encoding }: Record<string, unknown>,
): unknown[] {
  const { mint, programId } = filter
  const programs = tokenPrograms.filter((id) => programId === undefined || id === programId)
  const accounts = programs.flatMap((program) => chain.programAccounts(program))
  // The runtime returns accounts in no defined order.
  accounts.sort((one, other) => (one.address < other.address ? -1 : 1))
  return accounts.flatMap((account) => {
    const token = readTokenAccount(Uint8Array.from(account.data))
    const isWanted = token?.owner === owner && (mint === undefined || token.mint === mint)
    return isWanted
      ? [{ pubkey: account.address, account: encodeFields(chain, account, encoding) }]
      : []
  })
}
