// A project without React's types has no such module, which must not be an error.
// @ts-ignore
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WalletButtonAttributes, WalletModalAttributes } from './attributes.ts'
import type { Extend, Handlers } from './bindings.ts'
import type {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
} from './elements.ts'
import type { WalletModalEventMap } from './events.ts'

type Native<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>

/** React 19 sets `true` as an empty attribute, removes what is `false`, and hears `connect` by `onconnect`. */
type Attributes<Map> = { [Name in keyof Map]?: Map[Name] | null | undefined }

interface WalletElements {
  'wallet-modal': Extend<
    Native<WalletModalElement>,
    Attributes<WalletModalAttributes> & Handlers<WalletModalEventMap, 'on'>
  >
  'wallet-button': Native<WalletButtonElement> & WalletButtonAttributes
  'wallet-network-button': Native<WalletNetworkButtonElement> & WalletButtonAttributes
}

// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends WalletElements {}
  }
}
