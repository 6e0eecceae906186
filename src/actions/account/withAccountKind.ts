import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { addContractAccount } from '../../controllers/contractAccounts.ts'
import type { PayingAccount } from '../../types/order.ts'
import { log } from '../../utils/log.ts'
import { contextOf, ownerOf } from './payingAccount.ts'

/**
 * Reads from a node if the account is a contract, and resolves with the account as a smart account if it is one: nothing
 * else says so of a Safe over WalletConnect. An account with an EIP-7702 delegation signs its transactions and pays their
 * fee, so it is none. Families whose fees the page sets have no contract accounts. Never rejects: an account that no node
 * has read stays what it was.
 */
export async function withAccountKind<Paying extends PayingAccount>(
  paying: Paying,
): Promise<Paying> {
  const { namespace, address, isSmartAccount } = paying
  if (isSmartAccount || laterFamilies[namespace]?.setsFee) return paying
  try {
    const { inspect } = await loadLaterPart(namespace, 'sender')
    const kind = await inspect(address, contextOf(paying).rpc)
    if (kind === 'account') return paying
  } catch (thrown) {
    log('info', 'whether the account is a contract could not be read', thrown)
    return paying
  }
  addContractAccount(ownerOf(paying))
  return { ...paying, isSmartAccount: true }
}
