import type { Account } from '../../types/account.ts'
import type { WalletConnection } from '../../types/connectorDriver.ts'

/** A chain's adapter knows addresses; of what type they are, some wallets say beside it. */
export function withTypes({ typeOf }: WalletConnection, accounts: Account[]): Account[] {
  return typeOf ? accounts.map(({ address }) => ({ address, type: typeOf(address) })) : accounts
}
