// In a project without Svelte the module is missing, which must not be an error.
// @ts-ignore
import type { HTMLAttributes } from 'svelte/elements'
import type { WalletButtonAttributes, WalletModalAttributes } from './attributes.ts'
import type { Extend, Handlers, TextBindings } from './bindings.ts'
import type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'
import type { WalletModalEventMap } from './events.ts'

interface WalletElements {
  'wallet-modal': Extend<
    HTMLAttributes<WalletModalElement>,
    TextBindings<WalletModalAttributes> & Handlers<WalletModalEventMap, 'on' | 'on:'>
  >
  'wallet-button': HTMLAttributes<WalletButtonElement> & WalletButtonAttributes
  'wallet-network-button': HTMLAttributes<WalletNetworkButtonElement> & WalletButtonAttributes
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends WalletElements {}
}
