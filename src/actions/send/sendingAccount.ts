import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { type PayingAccount, payingAccount } from '../account/payingAccount.ts'

/** Null while disconnected, or on a namespace without a sender. */
export function sendingAccount(): PayingAccount | null {
  const paying = payingAccount()
  return paying && hasLaterPart(paying.namespace, 'sender') ? paying : null
}
