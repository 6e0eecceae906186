import { expectTypeOf } from 'vitest'
import type { ViewData } from '../../src/types/view.ts'
import type { RegisteredViews } from '../../src/views/registry.ts'
import type { Command } from '../host/bridge.ts'
import type { WalletCommand, WalletCommandEvent, WalletCommandName } from './commands.ts'
import type { ConnectDetail } from './events.ts'
import type { HostState, ListedWallet } from './index.ts'

// Every typed command is accepted by the element.
expectTypeOf<WalletCommand>().toExtend<Command>()

// Every member of `ViewData` can be sent, except the one that only the modal sets.
type DataOf<Command> = Command extends unknown ? keyof Command : never
expectTypeOf<Exclude<keyof ViewData, 'swapUnsupportedChain'>>().toExtend<
  DataOf<WalletCommand<'open'>>
>()

// The command `open` requires exactly the data that the view requires.
type Requires = {
  [View in keyof RegisteredViews]: RegisteredViews[View] extends {
    requires: readonly (infer Datum)[]
  }
    ? Datum
    : never
}
type RequiredKey<Data> = {
  [Key in keyof Data]-?: undefined extends Data[Key] ? never : Key
}[keyof Data]
type Required = {
  [View in keyof RegisteredViews]: Exclude<
    RequiredKey<Extract<WalletCommand<'open'>, { view: View }>>,
    'command' | 'view'
  >
}
expectTypeOf<Required>().toEqualTypeOf<Requires>()

declare const wallet: HTMLElementTagNameMap['wallet-modal']

const connect: WalletCommandEvent<'connect'> = new CustomEvent('walletcommand', {
  detail: { command: 'connect', wallet: 'io.metamask', namespace: 'eip155' },
})
wallet.dispatchEvent(connect)
expectTypeOf(connect.detail.result).toEqualTypeOf<Promise<ConnectDetail> | undefined>()

declare const state: WalletCommandEvent<'state'>
expectTypeOf(state.detail.result).toEqualTypeOf<Promise<HostState> | undefined>()
declare const search: WalletCommandEvent<'search-wallets'>
expectTypeOf(search.detail.result).toEqualTypeOf<Promise<ListedWallet[]> | undefined>()
declare const sign: WalletCommandEvent<'sign-message'>
expectTypeOf(sign.detail.result).toEqualTypeOf<Promise<string> | undefined>()

const valid: WalletCommand[] = [
  { command: 'open' },
  { command: 'open', namespace: 'solana' },
  { command: 'open', view: 'Networks' },
  { command: 'open', view: 'Downloads', wallet: 'io.metamask' },
  { command: 'open', view: 'SwitchNetwork', network: 'base' },
  { command: 'close' },
  { command: 'connect' },
  { command: 'connect', wallet: 'io.metamask', modal: false },
  { command: 'search-wallets', query: 'Fox', page: 2 },
  { command: 'disconnect', namespace: 'eip155' },
  { command: 'switch-network', network: 'eip155:8453' },
  { command: 'sign-in' },
  { command: 'sign-message', message: 'hello' },
  { command: 'state' },
]
expectTypeOf(valid).items.toHaveProperty('command').toEqualTypeOf<WalletCommandName>()

// @ts-expect-error: `explode` is not a command
export const unknownCommand: WalletCommand = { command: 'explode' }
// @ts-expect-error: `Nowhere` is not a view
export const unknownView: WalletCommand = { command: 'open', view: 'Nowhere' }
// @ts-expect-error: the view Downloads requires a wallet
export const withoutData: WalletCommand = { command: 'open', view: 'Downloads' }
// @ts-expect-error: `switch-network` requires a network
export const nowhere: WalletCommand = { command: 'switch-network' }
// @ts-expect-error: `sign-message` requires a message
export const nothing: WalletCommand = { command: 'sign-message' }
