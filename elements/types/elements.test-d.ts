import { BrowserProvider } from 'ethers'
import { createWalletClient, custom } from 'viem'
import { expectTypeOf } from 'vitest'
import type { createHostProvider } from '../../src/chains/eip155/hostProvider.ts'
import type { ElementEventMap, HostEventMap } from '../../src/types/host.ts'
import type { WalletModalContexts, WalletModalEventDetails } from './events.ts'
import type { ErrorDetail, HostState, WalletButtonElement, WalletModalElement } from './index.ts'
import type { Eip1193Provider } from './providers.ts'

const wallet = document.createElement('wallet-modal')
expectTypeOf(wallet).toEqualTypeOf<WalletModalElement>()
expectTypeOf(document.querySelector('wallet-button')).toEqualTypeOf<WalletButtonElement | null>()

// The map of event types has every dispatched event, with a matching detail.
type Dispatched = HostEventMap & ElementEventMap
expectTypeOf<keyof WalletModalEventDetails>().toEqualTypeOf<keyof Dispatched>()
expectTypeOf<WalletModalEventDetails>().toExtend<Dispatched>()

wallet.addEventListener('connect', function (event) {
  expectTypeOf(this).toEqualTypeOf<WalletModalElement>()
  expectTypeOf(event.detail.provider).toExtend<object>()
  if (event.detail.namespace !== 'eip155') return
  const { provider } = event.detail
  expectTypeOf(provider).toEqualTypeOf<Eip1193Provider>()
  new BrowserProvider(provider)
  createWalletClient({ transport: custom(provider) })
  provider
    .on('accountsChanged', (accounts) => expectTypeOf(accounts).toEqualTypeOf<string[]>())
    .on('somethingElse', (value: number) => value)
})
wallet.addEventListener('statechange', ({ detail }) =>
  expectTypeOf(detail).toEqualTypeOf<HostState>(),
)
// HTML elements also have events named `error` and `close`.
wallet.addEventListener('error', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<ErrorDetail>())
wallet.addEventListener('close', ({ detail }) => detail.view, { once: true })
// The types of other HTML events stay unchanged.
wallet.addEventListener('click', (event) => expectTypeOf(event).toEqualTypeOf<PointerEvent>())
wallet.addEventListener('anything', (event) => expectTypeOf(event).toEqualTypeOf<Event>())
wallet.removeEventListener('networkchange', ({ detail }) => detail.network.caipNetworkId)
expectTypeOf(wallet).toExtend<HTMLElement>()

// @ts-expect-error: the detail has no `url`
wallet.addEventListener('pairinguri', ({ detail }) => detail.url)
// @ts-expect-error: the event `connect` is not a MouseEvent
wallet.addEventListener('connect', (event: MouseEvent) => event.clientX)

// The host provider has the methods of its public type.
type HandedOut = ReturnType<typeof createHostProvider>['public']
expectTypeOf<keyof HandedOut>().toEqualTypeOf<keyof Eip1193Provider>()
expectTypeOf<HandedOut['request']>().toEqualTypeOf<Eip1193Provider['request']>()
expectTypeOf<
  WalletModalContexts['wallet-modal/provider/eip155']
>().toEqualTypeOf<Eip1193Provider | null>()
expectTypeOf<WalletModalContexts['wallet-modal/state']>().toEqualTypeOf<HostState | null>()
