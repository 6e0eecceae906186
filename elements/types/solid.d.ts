// In a project without Solid the module is missing, which must not be an error.
// @ts-ignore
import type { JSX } from 'solid-js'
import type { WalletButtonAttributes, WalletModalAttributes } from './attributes.ts'
import type { Extend, Handlers } from './bindings.ts'
import type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'
import type { WalletModalEventMap } from './events.ts'

type Booleans<Map> = { [Name in keyof Map as Map[Name] extends boolean ? Name : never]: Map[Name] }

/** Solid sets unprefixed names as properties of custom elements, so only names with `attr:` are accepted. */
type Attributes<Map> = {
  [Name in Exclude<keyof Map, keyof Booleans<Map>> & string as `attr:${Name}`]?:
    | Map[Name]
    | null
    | undefined
} & { [Name in keyof Booleans<Map> & string as `bool:${Name}`]?: boolean | undefined } & {
  [Name in Exclude<keyof Map, 'lang'>]?: never
}

type For = WalletButtonAttributes['for']

/** Solid writes a literal value into the template, where `for` is an attribute. A computed value needs `attr:for`. */
type Button<Element> = JSX.HTMLAttributes<Element> & ({ 'attr:for': For } | { for: For })

interface WalletElements {
  'wallet-modal': Extend<
    JSX.HTMLAttributes<WalletModalElement>,
    Attributes<WalletModalAttributes> & Handlers<WalletModalEventMap, 'on:'>
  >
  'wallet-button': Button<WalletButtonElement>
  'wallet-network-button': Button<WalletNetworkButtonElement>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends WalletElements {}
  }
}
