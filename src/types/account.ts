import type { CaipNetworkId } from './caip.ts'

/** `payment` and `ordinal` belong to bip122; a smart account is a contract account of the embedded wallet. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

export interface Account {
  /** The address in the namespace's canonical form: EIP-55 on eip155. */
  address: string
  type: AccountType
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** A balance; `amount` is an exact decimal string in units of `symbol`. */
export interface Balance {
  amount: string
  symbol: string
}

/** Accounts and network that a wallet reports on connecting, switching or restoring. */
export interface WalletAccounts {
  accounts: Account[]
  caipNetworkId: CaipNetworkId
}
