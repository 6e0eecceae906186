import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { reportError } from '../../actions/report/reportError.ts'
import { hasReplacer, isReplaced } from '../../actions/transactions/isReplaced.ts'
import { replacement, resetReplacement } from '../../controllers/replacement.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { ReplacementKind } from '../../types/replacer.ts'
import { formatTokenAmount } from '../../utils/fiat.ts'
import { useText } from '../context.ts'
import type ReplacePanel from './ReplacePanel.tsx'

const loadReview = () =>
  Promise.all([import('./ReplacePanel.tsx'), import('../../actions/send/replaceTransaction.ts')])

/** Buttons that replace a pending transaction, in families that can, and the review that they open. */
export function useReplace(pending: readonly PendingTransaction[]) {
  const { t, language } = useText()
  const { transaction: reviewed } = useSnapshot(replacement)
  const [Panel, setPanel] = useState<typeof ReplacePanel>()
  const opener = useRef<HTMLElement>(null)

  function close() {
    resetReplacement()
    opener.current?.focus()
  }

  function open(event: MouseEvent<HTMLElement>, one: PendingTransaction, kind: ReplacementKind) {
    opener.current = event.currentTarget
    loadReview().then(
      ([panel, { reviewReplacement }]) => {
        setPanel(() => panel.default)
        void reviewReplacement(one, kind)
      },
      (cause: unknown) => reportError(new WalletModalError('LOAD_FAILED', { cause }), 'toast'),
    )
  }

  /** Null for a transaction that cannot be replaced. */
  function actionsOf(one: PendingTransaction): (() => ReactNode) | null {
    const { phase, kind, namespace, amount, symbol, caipNetworkId } = one
    const isOffered = phase === 'submitted' && kind === 'send' && hasReplacer(namespace)
    if (!isOffered || isReplaced(one, pending)) return null
    const sum = formatTokenAmount(amount, symbol, language, caipNetworkId)
    return () => (
      <div className="replace-actions">
        {(['speedUp', 'cancel'] as const).map((way) => (
          <button
            key={way}
            type="button"
            part="button"
            aria-label={t(`activity.${way}.of`, { amount: sum })}
            onClick={(event) => open(event, one, way)}
          >
            {t(`activity.${way}`)}
          </button>
        ))}
      </div>
    )
  }

  return { actionsOf, panel: Panel && reviewed && <Panel onClose={close} /> }
}
