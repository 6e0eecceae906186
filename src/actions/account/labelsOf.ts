import type { Account } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { toDisplayText } from '../../utils/displayText.ts'

/** What the person calls these accounts in the wallet, by address; those that the wallet tells. */
export function labelsOf(
  { labelOf }: WalletConnection,
  accounts: readonly Account[],
): Record<string, string> {
  const labels = accounts.map(({ address }) => [address, toDisplayText(labelOf?.(address) ?? '')])
  return Object.fromEntries(labels.filter(([, label]) => label))
}
