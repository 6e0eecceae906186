import type { Account } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'

/** Sets the account types that the wallet reports through `typeOf`, because the adapter knows addresses only. */
export function withTypes({ typeOf }: WalletConnection, accounts: Account[]): Account[] {
  return typeOf ? accounts.map(({ address }) => ({ address, type: typeOf(address) })) : accounts
}
