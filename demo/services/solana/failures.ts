import type { FailedTransactionMetadata } from 'litesvm'
import { SolanaRpcError } from './SolanaRpcError.ts'

/** A failure as the public nodes write it: `"AlreadyProcessed"`, `{ InstructionError: [0, { Custom: 1 }] }`. */
export function describeFailure(outcome: FailedTransactionMetadata): unknown {
  const failure = outcome.err()
  if (typeof failure === 'object' && 'err' in failure) {
    const inner = failure.err()
    const isCustom = typeof inner === 'object' && 'code' in inner
    return { InstructionError: [failure.index, isCustom ? { Custom: inner.code } : String(inner)] }
  }
  // The runtime gives errors as numbers. Their names are only in its own description of itself.
  return /err: (\w+)/.exec(outcome.toString())?.[1] ?? String(failure)
}

/** What a node says when the simulation before sending fails. */
export function refusal(err: unknown, logs: string[]): SolanaRpcError {
  const reason = typeof err === 'string' ? err : JSON.stringify(err)
  const data = { err, logs, accounts: null }
  return new SolanaRpcError(-32002, `Transaction simulation failed: ${reason}`, data)
}
