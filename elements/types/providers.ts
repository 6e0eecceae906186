import type { Namespace } from '../../src/types/caip.ts'

/** The standard events of EIP-1193, by what their listeners get. */
export interface Eip1193Events {
  connect: { chainId: string }
  disconnect: Error & { code: number }
  chainChanged: string
  accountsChanged: string[]
  message: { type: string; data: unknown }
}

type EventName = keyof Eip1193Events
type Listener<Name extends EventName> = (value: Eip1193Events[Name]) => void
type AnyListener = (...values: never[]) => void

/** EIP-1193, as ethers' `BrowserProvider` and viem's `custom()` take it. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] | object }): Promise<unknown>
  on<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  on(event: string, listener: AnyListener): Eip1193Provider
  once<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  once(event: string, listener: AnyListener): Eip1193Provider
  removeListener<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  removeListener(event: string, listener: AnyListener): Eip1193Provider
  off<Name extends EventName>(event: Name, listener: Listener<Name>): Eip1193Provider
  off(event: string, listener: AnyListener): Eip1193Provider
}

/** The object that a namespace's developers know. One a page: it survives switches and reconnects. */
export interface Providers extends Record<Namespace, object> {
  eip155: Eip1193Provider
}
