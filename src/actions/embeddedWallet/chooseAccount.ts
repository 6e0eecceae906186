import { accountOf } from '../../controllers/accounts.ts'
import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { selectAccount } from '../connection/applyAccounts.ts'
import { connectedKind } from '../connection/connectedKind.ts'

/**
 * Makes an account active. The embedded wallet signs for one account at a time, so its account type is switched too.
 *
 * @throws the errors of `setPreferredAccountType`
 */
export async function chooseAccount(
  namespace: Namespace,
  { address, type }: Account,
): Promise<void> {
  if (
    !connectedKind(accountOf(namespace))?.isEmbedded ||
    (type !== 'eoa' && type !== 'smartAccount')
  ) {
    selectAccount(namespace, address)
    return
  }
  const { setPreferredAccountType } = await import('./setPreferredAccountType.ts')
  await setPreferredAccountType(type)
}
