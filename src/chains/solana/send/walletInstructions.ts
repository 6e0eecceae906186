import type { TransactionInstruction } from '@solana/web3.js'
import { isBudget } from '../messages.ts'

/** Versions 2 and 1 of SPL Memo. */
const memoPrograms = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]

export const isMemo = ({ programId }: TransactionInstruction): boolean =>
  memoPrograms.includes(programId.toBase58())

/**
 * Lighthouse, a program of assertions, with which Phantom guards transactions (2026-11):
 * https://docs.phantom.com/developer-powertools/lighthouse
 */
const lighthouse = 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'

/** Lighthouse's first two instructions write and close accounts. All others only fail the transaction. */
const firstAssertion = 2

const isAssertion = ({ programId, data }: TransactionInstruction): boolean =>
  programId.toBase58() === lighthouse && (data[0] ?? 0) >= firstAssertion

/** True for an instruction that moves nothing: a wallet may add it. `feeOf` reads those of the budget. */
export const movesNothing = (instruction: TransactionInstruction): boolean =>
  isBudget(instruction) || isMemo(instruction) || isAssertion(instruction)
