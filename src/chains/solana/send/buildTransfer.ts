import {
  ACCOUNT_SIZE,
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer, TransferNote } from '../../../types/sender.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import { readAccount, toCount } from './readAccount.ts'
import { maxMintLength, tokenAccountSize } from './tokenAccountSize.ts'

/** Program of SPL Memo, version 2. */
const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

/** Maximum number of token accounts whose balances are combined, because a transaction has room for few accounts. */
const maxSources = 5

const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

const amountText = text.check(z.refine((value) => /^\d{1,20}$/.test(value)))
const holding = z.object({
  pubkey: text,
  account: z.object({
    data: z.object({
      parsed: z.object({ info: z.object({ tokenAmount: z.object({ amount: amountText }) }) }),
    }),
  }),
})
const holdings = z.object({ value: validEntries(holding, 100) })

interface Source {
  account: PublicKey
  amount: bigint
}

export interface BuiltTransfer {
  /** The transaction in the wire format. */
  bytes: Uint8Array
  /** The transaction's message, which the wallet signs. Nodes estimate the fee from it. */
  message: Uint8Array
  blockhash: string
  /** The last block height at which the transaction can be included. */
  lastValidBlockHeight: number
  /** Rent of the receiver's new token account in lamports; 0 if the account exists. */
  accountLamports: bigint
  /** The receiver's token account, if the token may charge a transfer fee. Null otherwise. */
  receiving: TokenHolding | null
}

interface TokenHolding {
  account: string
  amount: bigint
}

/** @throws WalletModalError TRANSFER_REFUSED if the token's address is not a mint */
async function readMint({ token, symbol }: Transfer, rpc: RpcRequest) {
  const mint = await readAccount(String(token), rpc, maxMintLength)
  const program = tokenPrograms.find((one) => one.toBase58() === mint?.owner)
  if (mint && program) return { program, accountSize: tokenAccountSize(program, mint.data) }
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol } })
}

/** Reads the sender's token accounts, the largest balance first. */
async function readSources({ from, token }: Transfer, rpc: RpcRequest): Promise<Source[]> {
  const config = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const given = await rpc('getTokenAccountsByOwner', [from, { mint: token }, config])
  const parsed = holdings.safeParse(given)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: given })
  return parsed.data.value
    .map(({ pubkey, account: { data } }) => ({
      account: new PublicKey(pubkey),
      amount: BigInt(data.parsed.info.tokenAmount.amount),
    }))
    .sort((a, b) => (a.amount < b.amount ? 1 : -1))
    .slice(0, maxSources)
}

export function heldAmount({ buffer, byteOffset, byteLength }: Uint8Array): bigint {
  const amountAt = 64
  if (byteLength < ACCOUNT_SIZE) throw new WalletModalError('SERVICE_INVALID_RESPONSE')
  return new DataView(buffer, byteOffset, byteLength).getBigUint64(amountAt, true)
}

/** Builds the instructions of a token transfer. The amount comes from as few token accounts as suffice. */
async function tokenInstructions(transfer: Transfer, rpc: RpcRequest) {
  const { from, to, token, amountBaseUnits, decimals, symbol } = transfer
  const [{ program, accountSize }, sources] = await Promise.all([
    readMint(transfer, rpc),
    readSources(transfer, rpc),
  ])
  const [mint, payer, owner] = [String(token), from, to].map((one) => new PublicKey(one))
  if (!mint || !payer || !owner) throw new WalletModalError('UNKNOWN')
  const target = getAssociatedTokenAddressSync(mint, owner, true, program)
  const held = await readAccount(target.toBase58(), rpc)
  const exists = held !== null
  const rent = exists ? 0n : toCount(await rpc('getMinimumBalanceForRentExemption', [accountSize]))
  const instructions: TransactionInstruction[] = exists
    ? []
    : [createAssociatedTokenAccountIdempotentInstruction(payer, target, owner, mint, program)]
  let left = amountBaseUnits
  for (const { account, amount } of sources) {
    if (left === 0n) break
    const part = leastOf(amount, left)
    instructions.push(
      createTransferCheckedInstruction(account, mint, target, payer, part, decimals, [], program),
    )
    left -= part
  }
  if (left > 0n) throw new WalletModalError('INSUFFICIENT_FUNDS', { params: { symbol } })
  const receiving = program.equals(TOKEN_2022_PROGRAM_ID)
    ? { account: target.toBase58(), amount: held ? heldAmount(held.data) : 0n }
    : null
  return { instructions, rent, receiving }
}

/**
 * Adds the data of Solana Pay: the references as read-only keys of the transfer, and the memo right before the
 * transfer. Receivers expect both in the last instructions.
 */
function addNote(instructions: TransactionInstruction[], note: TransferNote): void {
  const transfer = instructions.at(-1)
  for (const reference of note.references)
    transfer?.keys.push({
      pubkey: new PublicKey(reference),
      isSigner: false,
      isWritable: false,
    })
  if (note.memo === null) return
  // The library accepts any bytes, although its type requires Node's Buffer.
  const data = new TextEncoder().encode(note.memo) as Buffer
  const memo = new TransactionInstruction({ programId: memoProgram, keys: [], data })
  instructions.splice(-1, 0, memo)
}

/** Serializes an unsigned transaction. web3.js refuses an unsigned transaction without these options. */
export function serialize(transaction: Transaction): Pick<BuiltTransfer, 'bytes' | 'message'> {
  return {
    bytes: Uint8Array.from(
      transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
    ),
    message: Uint8Array.from(transaction.serializeMessage()),
  }
}

const latestBlockhash = z.object({
  value: z.object({ blockhash: text, lastValidBlockHeight: finiteNumber }),
})

/**
 * Reads the latest blockhash. Rejects with errors of `rpc`, or with SERVICE_INVALID_RESPONSE if the response is
 * malformed.
 */
export async function readLatestBlockhash(rpc: RpcRequest) {
  const response = await rpc('getLatestBlockhash', [{ commitment: 'confirmed' }])
  const parsed = latestBlockhash.safeParse(response)
  if (!parsed.success) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
  return parsed.data.value
}

/**
 * Builds an unsigned transfer. Rejects with errors of `rpc`, with SERVICE_INVALID_RESPONSE if a response is malformed,
 * with TRANSFER_REFUSED if the token's address is not a mint, and with INSUFFICIENT_FUNDS if the token accounts contain
 * too little.
 */
export async function buildTransfer(transfer: Transfer, rpc: RpcRequest): Promise<BuiltTransfer> {
  const { from, to, token, amountBaseUnits } = transfer
  const payer = new PublicKey(from)
  const native = () =>
    SystemProgram.transfer({
      fromPubkey: payer,
      toPubkey: new PublicKey(to),
      lamports: amountBaseUnits,
    })
  const [{ instructions, rent, receiving }, latest] = await Promise.all([
    token === null
      ? { instructions: [native()], rent: 0n, receiving: null }
      : tokenInstructions(transfer, rpc),
    readLatestBlockhash(rpc),
  ])
  if (transfer.note) addNote(instructions, transfer.note)
  const transaction = new Transaction({ feePayer: payer, ...latest }).add(...instructions)
  return { ...serialize(transaction), ...latest, accountLamports: rent, receiving }
}
