import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { type PayingAccount, payingAccount } from '../account/payingAccount.ts'

/** The account that sends. Null where nobody is connected, or on a namespace that cannot send. */
export function sendingAccount(): PayingAccount | null {
  const paying = payingAccount()
  return paying && namespaceDefinitions[paying.namespace]?.supports.send ? paying : null
}
