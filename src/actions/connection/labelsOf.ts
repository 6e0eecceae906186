import type { Account } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { toDisplayText } from '../../utils/displayText.ts'

export function labelsOf(
  { labelOf }: WalletConnection,
  accounts: readonly Account[],
): Record<string, string> {
  const labels = accounts.map(({ address }) => [address, toDisplayText(labelOf?.(address) ?? '')])
  return Object.fromEntries(labels.filter(([, label]) => label))
}
