import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { type VersionedMessage, VersionedTransaction } from '@solana/web3.js'
import type { StoredCall } from '../../../types/pageTransaction.ts'
import type { OnChainTransfer } from '../../../types/pendingTransaction.ts'
import { attempt } from '../../../utils/attempt.ts'
import { compareSent } from './compareSent.ts'
import { checkSigned, readMessage } from './compareSigned.ts'
import { isMemo, movesNothing } from './walletInstructions.ts'

/** This module is lazy, because Solana's libraries are large. */

/**
 * Maximum fee in lamports that a wallet may set for a page's transaction, unless the page has set a higher one: the fee
 * above which reviews warn (`highFees`).
 */
const maxWalletFee = 50_000_000n

const messageIn = (transaction: Uint8Array) => VersionedTransaction.deserialize(transaction).message

/** @throws WalletModalError SIGNED_DIFFERENTLY if the wallet has signed another transaction than the page's */
export function checkPageSigned(requested: Uint8Array, signed: Uint8Array): void {
  checkSigned(
    () => messageIn(requested),
    () => messageIn(signed),
    (ordered) => {
      const { fee } = readMessage(ordered)
      return fee !== null && fee > maxWalletFee ? fee : maxWalletFee
    },
  )
}

/**
 * Returns the SHA-256 digest of payer, number of signers, and instructions in their order, without those that move
 * nothing. With `memos`, memos are included.
 * @throws Error if the message contradicts itself
 */
function digestOf(message: VersionedMessage, memos: boolean): string {
  const { instructions, texts, payer, signers } = readMessage(message)
  const left = instructions.filter((one) => (memos && isMemo(one)) || !movesNothing(one))
  const lines = [payer?.toBase58(), signers, ...left.map((one) => texts.get(one))]
  return `0x${bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))}`
}

/** Returns the digest of a page's transaction in the form of a call; null if the bytes are no transaction. */
export function toPageCall(transaction: Uint8Array): StoredCall | null {
  const digest = attempt(() => digestOf(messageIn(transaction), true))
  return digest ? { to: '', value: '0x0', data: '0x', digest } : null
}

/**
 * Compares a message that the wallet has broadcast with the page's transaction. Undefined if it is the requested one, to
 * which the wallet may have added instructions that move nothing. Else the only transfer that it makes; null if it makes
 * several, or what it does cannot be read.
 */
export function comparePage(
  { digest }: StoredCall,
  message: VersionedMessage,
  { from, owners }: { from: string; owners: ReadonlyMap<string, string> },
): OnChainTransfer | null | undefined {
  const isRequested = [true, false].some(
    (memos) => attempt(() => digestOf(message, memos)) === digest,
  )
  if (isRequested) return undefined
  // No amount equals an empty text, so that every transfer counts as another one than ordered.
  return compareSent({ from, to: from, token: null, amount: '' }, message, owners) ?? null
}
