import type { CaipNetworkId } from './caip.ts'

/** `payment` and `ordinal` are bip122's; a smart account is an embedded wallet's contract account. */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx'

export interface Account {
  /** In the namespace's canonical text: EIP-55 on eip155. */
  address: string
  type: AccountType
}

export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected'

/** Amounts are decimal strings in the unit that `symbol` names, exact, never rounded. */
export interface Balance {
  amount: string
  symbol: string
}

/** What a wallet says of itself right after connecting, switching or restoring. */
export interface WalletAccounts {
  accounts: Account[]
  caipNetworkId: CaipNetworkId
}
