import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { leastOf } from '../../../utils/leastOf.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { readHoldings } from './readHoldings.ts'
import { readRent } from './rent.ts'
import { readMint, readReceiving } from './tokenState.ts'

/** Maximum number of token accounts whose balances are combined, because a transaction has room for few accounts. */
const maxSources = 5

interface Source {
  account: PublicKey
  amount: bigint
}

const sumOf = (sources: readonly Source[]) => sources.reduce((sum, { amount }) => sum + amount, 0n)

/**
 * Reads the token accounts that the sender can pay from, the largest balance first. Rejects with the errors of
 * `readHoldings`, with SENDER_FROZEN if the amount is in frozen accounts, and with INSUFFICIENT_FUNDS.
 */
async function readSources(transfer: Transfer, rpc: RpcRequest): Promise<Source[]> {
  const { from, token, symbol, amountBaseUnits } = transfer
  const listed = await readHoldings(from, token ?? '', rpc)
  const sourcesIn = (state: string) =>
    listed
      .filter((one) => one.state === state)
      .map(({ pubkey, amount }) => ({ account: new PublicKey(pubkey), amount }))
      .sort((a, b) => (a.amount < b.amount ? 1 : -1))
  const sources = sourcesIn('initialized').slice(0, maxSources)
  const held = sumOf(sources)
  if (held >= amountBaseUnits) return sources
  const isFrozen = held + sumOf(sourcesIn('frozen')) >= amountBaseUnits
  const code = isFrozen ? 'SENDER_FROZEN' : 'INSUFFICIENT_FUNDS'
  throw new WalletModalError(code, { params: { symbol } })
}

/**
 * Builds the instructions of a token transfer. The amount comes from as few token accounts as suffice. The receiver's
 * account is always created if it is missing: this instruction fails if the account has another owner or mint.
 */
export async function tokenInstructions(transfer: Transfer, rpc: RpcRequest) {
  const { from, to, amountBaseUnits, decimals, symbol } = transfer
  const [mint, sources] = await Promise.all([readMint(transfer, rpc), readSources(transfer, rpc)])
  const { key, program, hook } = mint
  const [payer, owner] = [new PublicKey(from), new PublicKey(to)]
  const receiving = await readReceiving(transfer, mint, rpc)
  const { address: target, exists, amount: before, needsMemo } = receiving
  const rent = exists ? 0n : await readRent(mint.accountSize, rpc)
  const instructions: TransactionInstruction[] = [
    createAssociatedTokenAccountIdempotentInstruction(payer, target, owner, key, program),
  ]
  let left = amountBaseUnits
  for (const { account, amount } of sources) {
    if (left === 0n) break
    const part = leastOf(amount, left)
    const paying = createTransferCheckedInstruction(
      account,
      key,
      target,
      payer,
      part,
      decimals,
      [],
      program,
    )
    if (hook) {
      const { addHookAccounts } = await loadPart(import('./hookAccounts.ts'))
      const parties = { hook, source: account, mint: key, target, payer, amount: part, symbol }
      await addHookAccounts(paying, parties, rpc)
    }
    instructions.push(paying)
    left -= part
  }
  const isWithExtensions = program.equals(TOKEN_2022_PROGRAM_ID)
  return {
    instructions,
    rent,
    needsMemo,
    receiving: isWithExtensions ? { account: target.toBase58(), amount: before } : null,
  }
}
