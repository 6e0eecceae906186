import type { AssetMove } from './IndexedTransaction.ts'

/** A call within a transaction, from `trace_block`. */
export interface Trace {
  action: { callType?: string; from?: string; to?: string; value?: string }
  error?: string
  result?: { address?: string } | null
  traceAddress: number[]
  transactionHash: string
  type: string
}

/**
 * Native transfers by contracts, from the calls within one transaction. A failed call reverts its own transfers and the
 * transfers of its inner calls.
 */
export function innerCoinMoves(traces: readonly Trace[]): AssetMove[] {
  const failed = traces.filter(({ error }) => error).map(({ traceAddress }) => traceAddress)
  const isUndone = ({ traceAddress }: Trace) =>
    failed.some((outer) => outer.every((step, depth) => traceAddress[depth] === step))
  return traces.flatMap((trace) => {
    const { action, result, traceAddress, type } = trace
    const amount = BigInt(action.value ?? '0x0')
    const isMove = type === 'create' || (type === 'call' && action.callType === 'call')
    if (traceAddress.length === 0 || amount === 0n || !isMove || isUndone(trace)) return []
    const to = action.to ?? result?.address ?? ''
    return [{ standard: 'native', from: action.from ?? '', to, amount }]
  })
}
