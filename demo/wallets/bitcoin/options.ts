import type { PaymentType } from './signer.ts'

/** The interfaces by which a page finds the wallet. */
export type InterfaceName = 'standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather'

/** Options of an in-page Bitcoin wallet. All are JSON. */
export interface BitcoinWalletOptions {
  name: string
  /** Image URL; by default a drawn letter. */
  icon?: string
  /** The interfaces that the wallet installs. */
  interfaces: readonly InterfaceName[]
  /** The first chain, by name or CAIP-2 id; later loads start with the chain the user selected. */
  chain: string
  /** Esplora APIs by CAIP-2 id, to read unspent outputs and broadcast. */
  rpcUrls?: Record<string, string>
  /** Private keys in hexadecimal; by default the first two accounts of the local chain. */
  privateKeys?: string[]
  /** Type of its payment address; native segwit by default. */
  paymentType?: PaymentType
  /** Approves every request without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` decide. */
  headless?: boolean
  /** Delay of the injection, in milliseconds. */
  delayMs?: number
  behaviour?: BitcoinBehaviour
}

/** Faults of real wallets, on demand. */
export interface BitcoinBehaviour {
  /** Addresses that the wallet returns instead of its own, payment first. */
  addresses?: string[]
  /** Text that the wallet returns instead of a signature. */
  signature?: string
  /** Every request fails, as it does after an extension was updated or removed. */
  gone?: boolean
  /** No request gets a response. */
  isStuck?: boolean
}
