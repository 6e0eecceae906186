import { families } from '../../chains/families.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { readAddress } from '../../storage/choices.ts'
import { read } from '../../storage/storage.ts'
import type { Account } from '../../types/account.ts'
import type { Namespace } from '../../types/caip.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'
import { toDisplayText } from '../../utils/displayText.ts'

/** Sets the account types that the wallet reports through `typeOf`, because the adapter knows addresses only. */
export function withTypes(
  { typeOf }: WalletConnection,
  accounts: readonly Account[],
): readonly Account[] {
  return typeOf ? accounts.map(({ address }) => ({ address, type: typeOf(address) })) : accounts
}

export function labelsOf(
  { labelOf }: WalletConnection,
  accounts: readonly Account[],
): Record<string, string> {
  const labels = accounts.map(({ address }) => [address, toDisplayText(labelOf?.(address) ?? '')])
  return Object.fromEntries(labels.filter(([, label]) => label))
}

/**
 * Moves one account to the front: the account that the user selected, else the first account of the preferred type,
 * else the wallet's first account.
 */
export function inUseFirst(namespace: Namespace, accounts: readonly Account[]): Account[] {
  const chosen = liveConnection(namespace)?.unstored ?? readAddress(namespace)
  const preferred =
    read('preferredAccountTypes')?.[namespace] ??
    options.defaultAccountTypes[namespace] ??
    families[namespace]?.defaultAccountType
  const inUse =
    accounts.find(({ address }) => address === chosen) ??
    accounts.find(({ type }) => type === preferred) ??
    accounts[0]
  return inUse ? [inUse, ...accounts.filter((account) => account !== inUse)] : []
}
