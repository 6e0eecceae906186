import { hasLaterPart } from '../../chains/laterFamilies.ts'
import type { PayingAccount } from '../../types/order.ts'
import { payingAccount } from '../account/payingAccount.ts'

/** The active account; null while disconnected, or if the namespace does not support Send. */
export function sendingAccount(): PayingAccount | null {
  const paying = payingAccount()
  return paying && hasLaterPart(paying.namespace, 'sender') ? paying : null
}
