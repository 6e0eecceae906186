import { hasFamilyPart } from '../../chains/families.ts'
import { networks } from '../../controllers/networks.ts'
import type { Balance } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { log } from '../../utils/log.ts'
import { readBalance } from './refreshAccount.ts'

/** Reads the native balance of an address on the namespace's active network. Null if the balance cannot be read. */
export async function readListedBalance(
  namespace: Namespace,
  address: string,
): Promise<Balance | null> {
  const network = networks.active[namespace]
  if (!network || !hasFamilyPart(namespace, 'balances')) return null
  try {
    return await readBalance(address, network, undefined)
  } catch (thrown) {
    log('info', 'a balance could not be read', thrown)
    return null
  }
}
