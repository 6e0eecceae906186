import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { HostProvider } from '../../types/chainAdapter.ts'
import { referenceOf } from '../../utils/caip.ts'
import { log } from '../../utils/log.ts'
import { type Eip1193Provider, toProvider } from './provider.ts'

type Listener = (...args: unknown[]) => void

export interface RequestArguments {
  method: string
  params?: readonly unknown[] | object
}

/** The EIP-1193 object that a page works with. Its methods need no `this`. */
interface PublicProvider {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: Listener): PublicProvider
  once(event: string, listener: Listener): PublicProvider
  removeListener(event: string, listener: Listener): PublicProvider
  off(event: string, listener: Listener): PublicProvider
}

type HostEvent = readonly [event: string, value: unknown]

interface Attachment {
  provider: Eip1193Provider
  addresses: string[]
  caipNetworkId: CaipNetworkId
}

/** EIP-1193's ProviderRpcError. */
function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

const hexChainId = (id: CaipNetworkId) => `0x${Number(referenceOf(id)).toString(16)}`

/**
 * One provider for the page's life in front of whichever wallet is attached. Who and where the visitor
 * is, it answers from the modal's state, so that the page and the modal cannot disagree; all else goes
 * to the wallet as it is, and so do the wallet's errors. Events tell real changes only.
 *
 * `afterSwitch` runs when the page itself had the wallet switch, before the page gets the answer.
 */
export function createHostProvider(
  afterSwitch: (provider: Eip1193Provider, args: RequestArguments) => Promise<void>,
): HostProvider & { readonly public: PublicProvider } {
  const listeners = new Map<string, Listener[]>()
  const queue: HostEvent[] = []
  let attached: Attachment | null = null
  let lastChainId: string | null = null

  /** In order, also when a listener causes the next change. */
  function emit(events: readonly HostEvent[]): void {
    const isEmitting = queue.length > 0
    queue.push(...events)
    if (isEmitting) return
    for (const [event, value] of queue) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          listener(value)
        } catch (thrown) {
          log('error', `a listener of the page for ${event} failed`, thrown)
        }
      }
    }
    queue.length = 0
  }

  /** Every change goes through here: what differs from before is told. */
  function set(next: Attachment | null): void {
    const previous = attached
    attached = next
    const chainId = next && hexChainId(next.caipNetworkId)
    const hasMoved = chainId !== null && lastChainId !== null && chainId !== lastChainId
    lastChainId = chainId ?? lastChainId
    const before = previous?.addresses ?? []
    const now = next?.addresses ?? []
    const events: HostEvent[] = []
    if (next && !previous) events.push(['connect', { chainId }])
    if (hasMoved) events.push(['chainChanged', chainId])
    if (now.join() !== before.join()) events.push(['accountsChanged', [...now]])
    if (previous && !next) {
      events.push(['disconnect', rpcError(4900, 'No wallet is connected')])
    }
    emit(events)
  }

  async function request(args: RequestArguments): Promise<unknown> {
    const method: unknown = args?.method
    if (typeof method !== 'string') throw rpcError(-32600, 'A request needs a method')
    const asksAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
    if (!attached) {
      if (method === 'eth_accounts') return []
      throw rpcError(4900, 'No wallet is connected')
    }
    if (asksAccounts) return [...attached.addresses]
    if (method === 'eth_chainId') return hexChainId(attached.caipNetworkId)
    if (method === 'net_version') return referenceOf(attached.caipNetworkId)
    const { provider } = attached
    const answer = await provider.request(args as { method: string })
    if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
      await afterSwitch(provider, args)
    }
    return answer
  }

  function add(event: string, listener: Listener): PublicProvider {
    if (typeof listener === 'function') {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    }
    return self
  }

  /** As in Node's EventEmitter: once for each time it was added. */
  function remove(event: string, listener: Listener): PublicProvider {
    const known = listeners.get(event) ?? []
    const last = known.lastIndexOf(listener)
    listeners.set(
      event,
      known.filter((_, index) => index !== last),
    )
    return self
  }

  const self: PublicProvider = {
    request,
    on: add,
    once(event, listener) {
      const wrapped: Listener = (...args) => {
        remove(event, wrapped)
        listener(...args)
      }
      return add(event, wrapped)
    },
    removeListener: remove,
    off: remove,
  }

  function toAttachment(provider: Eip1193Provider, state: WalletAccounts): Attachment {
    const addresses = state.accounts.map(({ address }) => address)
    return { provider, addresses, caipNetworkId: state.caipNetworkId }
  }

  return {
    public: self,
    attach: (provider, state) => set(toAttachment(toProvider(provider), state)),
    update(state) {
      if (attached) set(toAttachment(attached.provider, state))
    },
    detach() {
      if (attached) set(null)
    },
  }
}
