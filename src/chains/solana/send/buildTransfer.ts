import { ACCOUNT_SIZE, ASSOCIATED_TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey, SystemProgram, Transaction, TransactionInstruction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { finiteNumber, text } from '../../../utils/schemas.ts'
import type { SolanaPayData } from './solanaPayPart.ts'
import { tokenInstructions } from './tokenInstructions.ts'

/** Program of SPL Memo, version 2. */
const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

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

export function heldAmount({ buffer, byteOffset, byteLength }: Uint8Array): bigint {
  const amountAt = 64
  if (byteLength < ACCOUNT_SIZE) throw new WalletModalError('SERVICE_INVALID_RESPONSE')
  return new DataView(buffer, byteOffset, byteLength).getBigUint64(amountAt, true)
}

/**
 * Adds the data of Solana Pay: the references as read-only keys of the transfer, and the memo right before the
 * transfer. Receivers expect both in the last instructions. A token account that requires memos needs one before each
 * transfer.
 */
function addPayData(
  instructions: readonly TransactionInstruction[],
  { references, memo }: SolanaPayData,
  needsMemo: boolean,
): TransactionInstruction[] {
  const transfer = instructions.at(-1)
  for (const reference of references)
    transfer?.keys.push({
      pubkey: new PublicKey(reference),
      isSigner: false,
      isWritable: false,
    })
  if (memo === null) return [...instructions]
  // The library accepts any bytes, although its type requires Node's Buffer.
  const data = new TextEncoder().encode(memo) as Buffer
  const noted = new TransactionInstruction({ programId: memoProgram, keys: [], data })
  return instructions.flatMap((one) => {
    const isPaying = !one.programId.equals(ASSOCIATED_TOKEN_PROGRAM_ID)
    return one === transfer || (needsMemo && isPaying) ? [noted, one] : [one]
  })
}

/**
 * Serializes an unsigned transaction. web3.js refuses an unsigned transaction without these options.
 * @throws Error if the transaction is longer than 1,232 bytes
 */
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
 * with TRANSFER_REFUSED if the
 * transfer has no room in one transaction, and with the errors of `tokenInstructions`.
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
  const [{ instructions, rent, receiving, needsMemo }, latest] = await Promise.all([
    token === null
      ? { instructions: [native()], rent: 0n, receiving: null, needsMemo: false }
      : tokenInstructions(transfer, rpc),
    readLatestBlockhash(rpc),
  ])
  const data = transfer.part?.solanaPay
  const all = data ? addPayData(instructions, data, needsMemo) : instructions
  const transaction = new Transaction({ feePayer: payer, ...latest }).add(...all)
  try {
    return { ...serialize(transaction), ...latest, accountLamports: rent, receiving }
  } catch (cause) {
    const longMessage = 'The transaction has no room for all accounts of the transfer.'
    const params = { symbol: transfer.symbol }
    throw new WalletModalError('TRANSFER_REFUSED', { params, longMessage, cause })
  }
}
