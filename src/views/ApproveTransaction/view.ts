import { openModals } from '../../controllers/modal.ts'
import { type UnavailableReason, without } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** Only requests show this view, and it is left when the last of them is settled. */
const unavailableReason: UnavailableReason = () =>
  openModals().some(({ router }) => router.top()?.view === 'ApproveTransaction')
    ? undefined
    : without('request', 'No request waits for an approval.')

export const approveTransaction = {
  /** The pending request to the embedded wallet, or a batch of calls in words. */
  ApproveTransaction: {
    load: () => import('./ApproveTransactionView.tsx'),
    texts: ['calls'],
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
