import type { CaipNetworkId } from './caip.ts'

/**
 * `payment` and `ordinal` are types of bip122 addresses; `smartAccount` is a contract account of the embedded wallet.
 */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

export interface Account {
  /** Address in the canonical form of its namespace: EIP-55 on eip155. */
  address: string
  type: AccountType
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** A balance. `amount` is a decimal string in units of `symbol`. */
export interface Balance {
  amount: string
  symbol: string
}

/** The accounts and the network that a wallet reports when it connects, switches or is restored. */
export interface WalletAccounts {
  accounts: readonly Account[]
  caipNetworkId: CaipNetworkId
}
