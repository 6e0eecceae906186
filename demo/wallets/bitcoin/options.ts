import type { PaymentType } from './signer.ts'

/** What a page finds the wallet by. */
export type InterfaceName = 'standard' | 'satsConnect' | 'unisat' | 'okx' | 'leather'

/** How an in-page Bitcoin wallet presents itself and what it can do. All of it is JSON. */
export interface BitcoinWalletOptions {
  name: string
  /** Any address of an image; a drawn letter when left out. */
  icon?: string
  /** One wallet may stand in the page in several ways. */
  interfaces: InterfaceName[]
  /** The chain it starts on, by name or CAIP-2 id; later loads start where the person left it. */
  chain: string
  /** The Esplora API that coins are read from and transactions go to. */
  apiUrl?: string
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
  /** Never answers. */
  isStuck?: boolean
}
