import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { setLeftAllowance } from '../../controllers/leftAllowance.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  applyStep,
  permissions,
  showOwner,
  updatePermissions,
} from '../../controllers/permissions.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { MinedAllowance } from '../../types/permission.ts'
import { contextOf, isStillPaying, ownerOf } from '../account/payingAccount.ts'

/**
 * Offers to revoke an allowance, if it was not zero in the block of the transaction and its token has a unit. Rejects
 * with LOAD_FAILED and the errors of `rpc`; nothing is offered then.
 */
export async function offerRevocation(
  modal: Modal,
  paying: PayingAccount,
  allowance: MinedAllowance,
  signal: AbortSignal,
): Promise<void> {
  const reader = await loadLaterPart(paying.namespace, 'permissions')
  const [left] = await Promise.all([
    reader.readAllowance?.(paying.address, allowance, contextOf(paying).rpc),
    loadMessages(modal.state.language, 'connected'),
  ])
  if (!left?.unit || signal.aborted || !isStillPaying(paying)) return
  const owner = ownerOf(paying)
  showOwner(owner)
  applyStep({ state: permissions.scan, found: [left], ended: [] })
  updatePermissions({ failure: null })
  setLeftAllowance({ owner, id: left.id })
}
