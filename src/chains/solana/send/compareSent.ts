import {
  decodeTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  TokenInstruction,
} from '@solana/spl-token'
import {
  PublicKey,
  SystemInstruction,
  SystemProgram,
  type TransactionInstruction,
  type VersionedMessage,
} from '@solana/web3.js'
import type { OnChainTransfer } from '../../../types/pendingTransaction.ts'
import { formatUnits } from '../../../utils/amount.ts'
import { openedAccount, readLookups, toInstructions } from '../messages.ts'
import { movesNothing } from './walletInstructions.ts'

/** The transfer that the user has reviewed. */
export interface OrderedTransfer {
  from: string
  to: string
  /** Address of the token's mint; null for the native token. */
  token: string | null
  /** A decimal string in token units. */
  amount: string
}

const lamportDecimals = 9
const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

type Moved = OnChainTransfer & { amountBaseUnits: bigint; decimals: number }

function readNative(instruction: TransactionInstruction, from: string): Moved | null {
  if (!instruction.programId.equals(SystemProgram.programId)) return null
  if (SystemInstruction.decodeInstructionType(instruction) !== 'Transfer') return null
  const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction)
  if (fromPubkey.toBase58() !== from) return null
  const amountBaseUnits = BigInt(lamports)
  return { to: toPubkey.toBase58(), token: null, amountBaseUnits, decimals: lamportDecimals }
}

/** Returns a transfer whose receiver is the token account. */
function readToken(instruction: TransactionInstruction, from: string): Moved | null {
  const { programId, data } = instruction
  const isTransfer = tokenPrograms.some((one) => one.equals(programId))
  if (!isTransfer || data[0] !== TokenInstruction.TransferChecked) return null
  // Accounts of a transfer hook follow the four of the transfer, and the library takes them for other signers.
  const decoded = decodeTransferCheckedInstruction(instruction, programId)
  const { mint, destination, owner } = decoded.keys
  if (owner.pubkey.toBase58() !== from) return null
  return {
    to: destination.pubkey.toBase58(),
    token: mint.pubkey.toBase58(),
    amountBaseUnits: decoded.data.amount,
    decimals: decoded.data.decimals,
  }
}

/** True for the address of the token account that the receiver's wallet uses. */
function isAccountOf(owner: string, account: string, token: string): boolean {
  const [mint, key] = [new PublicKey(token), new PublicKey(owner)]
  return tokenPrograms.some(
    (program) => getAssociatedTokenAddressSync(mint, key, true, program).toBase58() === account,
  )
}

/** Adds up the transfers to the same receiver. */
function sumUp(all: readonly Moved[]): Moved[] {
  const sums = new Map<string, Moved>()
  for (const one of all) {
    const key = `${one.to} ${one.token}`
    const amountBaseUnits = one.amountBaseUnits + (sums.get(key)?.amountBaseUnits ?? 0n)
    sums.set(key, { ...one, amountBaseUnits })
  }
  return [...sums.values()]
}

/**
 * Compares a message that the wallet has broadcast with the order. Undefined if it makes the ordered transfer alone. Else
 * the transfer that it makes instead of the order, or beside it; null if what it does cannot be read. `owners` are the
 * owners of token accounts by their addresses, as far as they are known.
 */
export function compareSent(
  { from, to, token, amount }: OrderedTransfer,
  message: VersionedMessage,
  owners: ReadonlyMap<string, string> = new Map(),
): OnChainTransfer | null | undefined {
  const lookups = readLookups(message)
  if (lookups.keys.length > 0 || message.header.numRequiredSignatures > 1) return null
  const ownerOf = ({ to: account, token: mint }: Moved) =>
    owners.get(account) ?? (mint !== null && isAccountOf(to, account, mint) ? to : account)
  const moved: Moved[] = []
  try {
    for (const one of toInstructions(message, lookups)) {
      const opened = openedAccount(one)
      const isOwn = opened && isAccountOf(to, opened.account.toBase58(), opened.mint.toBase58())
      if (movesNothing(one) || isOwn) continue
      const transfer = readNative(one, from) ?? readToken(one, from)
      if (!transfer) return null
      moved.push({ ...transfer, to: transfer.token === null ? transfer.to : ownerOf(transfer) })
    }
  } catch {
    return null
  }
  const isOrdered = (one: Moved) =>
    one.to === to &&
    one.token === token &&
    formatUnits(one.amountBaseUnits, one.decimals) === amount
  const sums = sumUp(moved)
  const others = sums.filter((one) => !isOrdered(one))
  const [other] = others
  if (!other) return sums.length > 0 ? undefined : null
  if (others.length > 1) return null
  const { decimals, ...instead } = other
  return other.token === token ? other : instead
}
