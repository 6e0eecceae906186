import type { WalletModalJson } from './attributes.ts'
import type { WalletModalEventMap } from './events.ts'
import type { WalletModalTexts } from './texts.ts'

type OwnEvent = keyof WalletModalEventMap

/** `<wallet-modal>`. Its API consists of attributes and events, and of properties for two that take objects. */
export interface WalletModalElement extends HTMLElement {
  /** Sets the attribute `texts`. */
  set texts(value: WalletModalTexts)
  /** Sets the attribute `networks`; takes chains of viem and wagmi. */
  set networks(value: string | WalletModalJson['networks'])
  addEventListener<Name extends OwnEvent>(
    type: Name,
    listener: (this: WalletModalElement, event: WalletModalEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Name extends Exclude<keyof HTMLElementEventMap, OwnEvent>>(
    type: Name,
    listener: (this: WalletModalElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends OwnEvent>(
    type: Name,
    listener: (this: WalletModalElement, event: WalletModalEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener<Name extends Exclude<keyof HTMLElementEventMap, OwnEvent>>(
    type: Name,
    listener: (this: WalletModalElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** `<wallet-button>`: connects a wallet, and shows the account once connected. */
export interface WalletButtonElement extends HTMLElement {}

/** `<wallet-network-button>`: shows the active network. */
export interface WalletNetworkButtonElement extends HTMLElement {}
