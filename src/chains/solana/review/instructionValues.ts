import type { PublicKey } from '@solana/web3.js'
import type { StatementValue } from '../../../types/review.ts'

/** The accounts of a transaction, as far as the transaction itself has them. */
export interface Accounts {
  /** True for a connected account. */
  isOwn(account: PublicKey): boolean
  /** False for an account behind an address lookup table, whose address the transaction does not have. */
  isKnown(account: PublicKey): boolean
  toValue(account: PublicKey): StatementValue
  /** Unit of a mint, or of the token that a token account holds. */
  unitOf(account: PublicKey): { token: string }
  /** Owner of a token account that an instruction of the same transaction opens or finds by its owner. */
  ownerOf(account: PublicKey): PublicKey | undefined
}

/**
 * web3.js decodes some amounts of 64 bits as signed JavaScript numbers.
 * @throws Error if such a number is not the amount that the runtime reads
 */
export function lamports(amount: number | bigint): StatementValue {
  if (amount < 0 || (typeof amount === 'number' && !Number.isSafeInteger(amount))) {
    throw new Error('inexact amount')
  }
  return { kind: 'amount', amount: BigInt(amount), unit: 'native' }
}

/** @throws Error if the data have another length, such as bytes at the end that no library decodes */
export function requireLength({ length }: Uint8Array, expected: number): void {
  if (length !== expected) throw new Error(`${length} bytes in place of ${expected}`)
}
