// In a project without React's types the module is missing, which must not be an error.
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

interface ConnectHandler {
  /**
   * A wallet was connected or restored.
   *
   * React calls none of the handlers for custom events on an element that it has hydrated
   * (https://github.com/facebook/react/issues/35446). Pages that are rendered on a server therefore use `useWallet` of
   * `wallet-modal/react`.
   */
  onconnect?: Handlers<WalletModalEventMap, 'on'>['onconnect']
}

type ModalHandlers = Omit<Handlers<WalletModalEventMap, 'on'>, 'onconnect'> & ConnectHandler

/**
 * React 19 sets `true` as an empty attribute, removes `false`, and calls the property `onconnect` for the event
 * `connect`.
 */
type Attributes<Map> = { [Name in keyof Map]?: Map[Name] | null | undefined }

interface WalletElements {
  'wallet-modal': Extend<
    Native<WalletModalElement>,
    Attributes<WalletModalAttributes> & ModalHandlers
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
