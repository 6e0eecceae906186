// In a project without Vue the module is missing, which must not be an error.
// @ts-ignore
import type { HTMLAttributes } from 'vue'
import type { WalletButtonAttributes, WalletModalAttributes } from './attributes.ts'
import type { CamelCase, Extend, TextBindings } from './bindings.ts'
import type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'
import type { WalletModalEventMap } from './events.ts'

/** Vue checks hyphenated names in templates in their camel-case form. */
type Props<Map> = { [Name in keyof Map as CamelCase<Name>]: Map[Name] }

/** Vue types `@connect` in a template as the property `onConnect`. */
type Handlers<Map> = {
  [Name in keyof Map & string as `on${Capitalize<Name>}`]?: ((event: Map[Name]) => void) | undefined
}

type Component<Element, Own> = new () => Element & { $props: Extend<HTMLAttributes, Own> }

interface WalletComponents {
  'wallet-modal': Component<
    WalletModalElement,
    Props<TextBindings<WalletModalAttributes>> & Handlers<WalletModalEventMap>
  >
  'wallet-button': Component<WalletButtonElement, WalletButtonAttributes>
  'wallet-network-button': Component<WalletNetworkButtonElement, WalletButtonAttributes>
}

declare module 'vue' {
  interface GlobalComponents extends WalletComponents {}
}
