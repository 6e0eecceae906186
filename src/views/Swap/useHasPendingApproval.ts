import { useSnapshot } from 'valtio/react'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { SwapState } from '../../controllers/swap.ts'
import type { ShownPayer } from '../shared/usePayer.ts'

/** Includes approvals of an earlier page. */
export function useHasPendingApproval(
  payer: ShownPayer | null,
  { sourceToken }: SwapState,
): boolean {
  const { list } = useSnapshot(pendingTransactions)
  return list.some(
    ({ kind, phase, from, token }) =>
      kind === 'approve' &&
      phase === 'submitted' &&
      from === payer?.address &&
      token === sourceToken?.address,
  )
}
