import type { PublicKey } from '@solana/web3.js'
import type { Doubt, StatementValue } from '../../../types/review.ts'
import type { Words } from '../../words.ts'

/** An effect of an instruction in words. */
export interface Effect extends Words {
  /** Account that gets SOL of the user by the instruction, unless the user owns it. */
  receiver?: PublicKey
}

/** The accounts of a transaction, as far as the transaction itself has them. */
export interface Accounts {
  /** True for a connected account. */
  isOwn(account: PublicKey): boolean
  /**
   * True for a connected account, for an account that the same transaction sets up for one, and for the associated token
   * account of `mint` that one has.
   */
  isOwned(account: PublicKey, mint?: PublicKey): boolean
  /** False for an account behind an address lookup table, whose address the transaction does not have. */
  isKnown(account: PublicKey): boolean
  /** Number of accounts that the transaction creates. */
  created: number
  toValue(account: PublicKey): StatementValue
  /** Unit of a mint, or of the token that a token account holds. */
  unitOf(account: PublicKey): { token: string }
  /** Owner of a token account that an instruction of the same transaction opens or finds by its owner. */
  ownerOf(account: PublicKey): PublicKey | undefined
}

/** A doubt about an address; none without one, which is risky. */
export const doubtsAbout = (
  kind: Doubt['kind'],
  account: PublicKey,
  { isKnown }: Accounts,
): Doubt[] => (isKnown(account) ? [{ kind, address: account.toBase58() }] : [])

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
