import {
  ACCOUNT_SIZE,
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { PublicKey, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'
import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { validEntries } from '../../../storage/schemas.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { text } from '../../../utils/schemas.ts'
import { readAccount, toCount } from './readAccount.ts'

/** More accounts of one token are not gathered: a transaction has room for few. */
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
  /** Unsigned, in the wire format. */
  bytes: Uint8Array
  /** What is signed, and what a node says the fee of. */
  message: Uint8Array
  /** In lamports: what opening the receiver's account for the token costs. */
  accountLamports: bigint
}

/** The program that keeps a token's accounts. @throws WalletModalError TRANSFER_REFUSED for what is no token */
async function readProgram({ token, symbol }: Transfer, rpc: RpcRequest): Promise<PublicKey> {
  const mint = await readAccount(String(token), rpc)
  const program = tokenPrograms.find((one) => one.toBase58() === mint?.owner)
  if (program) return program
  throw new WalletModalError('TRANSFER_REFUSED', { params: { symbol } })
}

/** Where the sender holds the token, the most first. */
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

/** The instructions that move a token, out of as few accounts as have enough together. */
async function tokenInstructions(transfer: Transfer, rpc: RpcRequest) {
  const { from, to, token, amountBaseUnits, decimals, symbol } = transfer
  const [program, sources] = await Promise.all([
    readProgram(transfer, rpc),
    readSources(transfer, rpc),
  ])
  const [mint, payer, owner] = [String(token), from, to].map((one) => new PublicKey(one))
  if (!mint || !payer || !owner) throw new WalletModalError('UNKNOWN')
  const target = getAssociatedTokenAddressSync(mint, owner, true, program)
  const exists = (await readAccount(target.toBase58(), rpc)) !== null
  const rent = exists ? 0n : toCount(await rpc('getMinimumBalanceForRentExemption', [ACCOUNT_SIZE]))
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
  return { instructions, rent }
}

/** A transfer as the network takes it, with the latest blockhash. Throws what `rpc` throws. */
export async function buildTransfer(transfer: Transfer, rpc: RpcRequest): Promise<BuiltTransfer> {
  const { from, to, token, amountBaseUnits } = transfer
  const payer = new PublicKey(from)
  const native = () =>
    SystemProgram.transfer({
      fromPubkey: payer,
      toPubkey: new PublicKey(to),
      lamports: amountBaseUnits,
    })
  const [{ instructions, rent }, latest] = await Promise.all([
    token === null ? { instructions: [native()], rent: 0n } : tokenInstructions(transfer, rpc),
    rpc('getLatestBlockhash', [{ commitment: 'confirmed' }]),
  ])
  const { value } = Object(latest) as { value?: { blockhash?: unknown } }
  if (typeof value?.blockhash !== 'string')
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: latest })
  const transaction = new Transaction({
    feePayer: payer,
    blockhash: value.blockhash,
    lastValidBlockHeight: 0,
  }).add(...instructions)
  return {
    bytes: Uint8Array.from(
      transaction.serialize({ requireAllSignatures: false, verifySignatures: false }),
    ),
    message: Uint8Array.from(transaction.serializeMessage()),
    accountLamports: rent,
  }
}
