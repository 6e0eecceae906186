import { useEffect, useState } from 'react'
import { reportError } from '../../actions/report/reportError.ts'
import { canBeReplaced } from '../../actions/transactions/isReplaced.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'

type Replace = typeof import('./Replace.tsx')

/**
 * Returns the components of replacements; undefined until their chunk has loaded, which needs a transaction that can be
 * replaced.
 */
export function useReplace(pending: readonly PendingTransaction[]): Replace | undefined {
  const [parts, setParts] = useState<Replace>()
  const isNeeded = pending.some(canBeReplaced)
  useEffect(() => {
    if (isNeeded)
      import('./Replace.tsx').then(setParts, (cause: unknown) =>
        reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
      )
  }, [isNeeded])
  return parts
}
