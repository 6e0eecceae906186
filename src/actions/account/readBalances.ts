import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Balance } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { log } from '../../utils/log.ts'
import { readBalance } from './refreshAccount.ts'

/** A limit on requests: people rarely read a list of accounts further than this. */
const maxAccounts = 10

/** Native balances by address, of the first accounts of a namespace; what cannot be read is left out. */
export async function readBalances(namespace: Namespace): Promise<ReadonlyMap<string, Balance>> {
  const network = networks.active[namespace]
  const balances = new Map<string, Balance>()
  if (!network || !namespaceDefinitions[namespace]?.supports.balance) return balances
  const first = accountOf(namespace).accounts.slice(0, maxAccounts)
  await Promise.all(
    first.map(async ({ address }) => {
      try {
        balances.set(address, await readBalance(address, network, undefined))
      } catch (thrown) {
        log('info', 'a balance could not be read', thrown)
      }
    }),
  )
  return balances
}
