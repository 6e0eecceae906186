import { base58, base64 } from '@scure/base'
import type { Chain } from './Chain.ts'
import { tokenPrograms } from './tokenPrograms.ts'
import { parseTokenAccount } from './tokens.ts'

interface AccountFields {
  lamports: bigint
  data: ArrayLike<number>
  executable: boolean
  programAddress: string
}

/** Returns an account in a node's form and the requested encoding; null if the account does not exist. */
export function encodeAccount(
  chain: Chain,
  address: string,
  { encoding }: Record<string, unknown>,
): unknown {
  const account = chain.account(address)
  return account.exists ? encodeFields(chain, account, encoding) : null
}

export function encodeFields(chain: Chain, account: AccountFields, encoding: unknown): unknown {
  const { lamports, data, executable, programAddress } = account
  const bytes = Uint8Array.from(data)
  const parsed =
    encoding === 'jsonParsed' && tokenPrograms.includes(programAddress)
      ? parseTokenAccount(chain, bytes)
      : undefined
  return {
    lamports: Number(lamports),
    owner: programAddress,
    executable,
    rentEpoch: 0,
    space: bytes.length,
    data:
      parsed ??
      (encoding === 'base58' ? [base58.encode(bytes), encoding] : [base64.encode(bytes), 'base64']),
  }
}
