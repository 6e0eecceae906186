import type { Account } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'

/** Adds account types: the adapter knows addresses only, and some wallets report the types beside them. */
export function withTypes({ typeOf }: WalletConnection, accounts: Account[]): Account[] {
  return typeOf ? accounts.map(({ address }) => ({ address, type: typeOf(address) })) : accounts
}
