import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { toCount } from './readAccount.ts'

/** Bytes that every account has in addition to its data, for which rent is paid. */
const headSize = 128n

/** Lamports for each byte: 3,480 a year for two years (https://docs.rs/solana-rent, `Rent::default`). */
const lamportsPerByte = 3_480n * 2n

/** Returns the rent-exempt minimum of an account in lamports. `size` is the length of its data in bytes. */
export const rentOf = (size: number): bigint => (headSize + BigInt(size)) * lamportsPerByte

/** Returns FEE_IMPLAUSIBLE for a cost that a node reports and that the network does not charge. */
export const implausible = (longMessage: string, cause: unknown) =>
  new WalletModalError('FEE_IMPLAUSIBLE', { longMessage, cause })

/**
 * Returns the maximum rent of a new account in lamports, and compares it with the node's. A lower rent of the node is not
 * believed, because costs are never understated. Rejects with errors of `rpc`, and with FEE_IMPLAUSIBLE if the node
 * reports a higher rent.
 */
export async function readRent(size: number, rpc: RpcRequest): Promise<bigint> {
  const given = await rpc('getMinimumBalanceForRentExemption', [size])
  const most = rentOf(size)
  if (toCount(given) <= most) return most
  throw implausible(`The node reports a rent of ${given} lamports for ${size} bytes.`, given)
}
