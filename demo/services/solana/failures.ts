import type { FailedTransactionMetadata } from 'litesvm'
import { SolanaRpcError } from './SolanaRpcError.ts'

/** A failure in the form of public nodes: `"AlreadyProcessed"`, `{ InstructionError: [0, { Custom: 1 }] }`. */
export function describeFailure(outcome: FailedTransactionMetadata): unknown {
  const failure = outcome.err()
  if (typeof failure === 'object' && 'err' in failure) {
    const inner = failure.err()
    const isCustom = typeof inner === 'object' && 'code' in inner
    return { InstructionError: [failure.index, isCustom ? { Custom: inner.code } : String(inner)] }
  }
  if (typeof failure === 'object' && 'accountIndex' in failure && isRentFailure(outcome))
    return { InsufficientFundsForRent: { account_index: failure.accountIndex } }
  // The runtime returns numbers; the names are only in its string form.
  return /err: (\w+)/.exec(outcome.toString())?.[1] ?? String(failure)
}

const isRentFailure = (outcome: FailedTransactionMetadata) =>
  outcome.toString().includes('InsufficientFundsForRent')

/** A node's error if the simulation before sending fails. */
export function refusal(err: unknown, logs: string[]): SolanaRpcError {
  const reason = typeof err === 'string' ? err : JSON.stringify(err)
  const data = { err, logs, accounts: null }
  return new SolanaRpcError(-32002, `Transaction simulation failed: ${reason}`, data)
}
