import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import { selectAccount } from '../connection/applyAccounts.ts'
import { setPreferredAccountType } from '../embeddedWallet/setPreferredAccountType.ts'
import { accountTypeInUse } from '../embeddedWallet/smartAccounts.ts'

/**
 * Goes on with another account of the connected wallet. An embedded wallet is told of it: it signs for one account at a time.
 *
 * @throws WalletModalError as `setPreferredAccountType` does
 */
export async function chooseAccount(
  namespace: Namespace,
  { address, type }: Account,
): Promise<void> {
  const isEmbedded = accountTypeInUse() !== null && (type === 'eoa' || type === 'smartAccount')
  if (isEmbedded) await setPreferredAccountType(type)
  else selectAccount(namespace, address)
}
