import type { PaymentType } from './signer.ts'

/** What a page finds the wallet by. */
export type InterfaceName = 'standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather'

/** How an in-page Bitcoin wallet presents itself and what it can do. All of it is JSON. */
export interface BitcoinWalletOptions {
  name: string
  /** Any address of an image; a drawn letter when left out. */
  icon?: string
  /** One wallet may stand in the page in several ways. */
  interfaces: readonly InterfaceName[]
  /** The chain it starts on, by name or CAIP-2 id; later loads start where the person left it. */
  chain: string
  /** Esplora APIs by CAIP-2 id: where coins are read and transactions go. */
  rpcUrls?: Record<string, string>
  /** Hexadecimal; by default the first two accounts of the local chain. */
  privateKeys?: string[]
  /** Of its address for payments; native segwit when left out. */
  paymentType?: PaymentType
  /** Answers every question with yes, without a dialog. */
  autoApprove?: boolean
  /** Shows no dialog: `control.approve()` and `control.reject()` answer. */
  headless?: boolean
  /** Puts itself into the page this many milliseconds late. */
  delayMs?: number
  behaviour?: BitcoinBehaviour
}

/** Faults of real wallets, to be played on demand. */
export interface BitcoinBehaviour {
  /** Addresses to name instead of its own, payment first. */
  addresses?: string[]
  /** Answers to signing with this instead of a signature. */
  signature?: string
  /** Every request fails, as with an extension that was just updated or removed. */
  gone?: boolean
  /** Never answers. */
  isStuck?: boolean
}
