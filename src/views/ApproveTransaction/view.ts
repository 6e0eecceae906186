import { openModals } from '../../controllers/modal.ts'
import { missingDataError, type UnavailableReason } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** Commands cannot open the view. It opens with a request and closes when the last request is settled. */
const unavailableReason: UnavailableReason = () =>
  openModals().some(({ router }) => router.top()?.view === 'ApproveTransaction')
    ? undefined
    : missingDataError('request', 'No request waits for an approval.')

export const approveTransaction = {
  /** The pending request to the embedded wallet, or a request of the page in words. */
  ApproveTransaction: {
    load: () => import('./ApproveTransactionView.tsx'),
    texts: 'reviews',
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
