import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import type { BoundHostProvider, OnSending } from '../adapterSteps.ts'
import type { Eip1193Provider } from './provider.ts'

export interface RequestArguments {
  method: string
  params?: readonly unknown[] | object
}

/** The EIP-1193 provider that pages get. Its methods work without `this`. */
export interface PublicProvider extends EventMethods {
  request(args: RequestArguments): Promise<unknown>
}

export interface Eip155HostProvider extends BoundHostProvider<Eip1193Provider> {
  readonly public: PublicProvider
}

interface Attachment {
  provider: Eip1193Provider
  addresses: string[]
  caipNetworkId: CaipNetworkId
}

function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

const sending = ['eth_sendTransaction', 'eth_sendRawTransaction', 'wallet_sendCalls']

const hexChainId = (id: CaipNetworkId) => `0x${Number(referenceOf(id)).toString(16)}`

/**
 * Accounts and network come from the modal's state, so that page and modal agree. The wallet's errors are passed on
 * unchanged. `afterSwitch` runs before the page gets the response.
 */
export function createHostProvider(
  afterSwitch: (provider: Eip1193Provider, args: RequestArguments) => Promise<void>,
  onSent: (provider: Eip1193Provider) => void = () => {},
  send = async (provider: Eip1193Provider, args: RequestArguments): Promise<unknown> =>
    provider.request(args as { method: string }),
  onSending: OnSending<Eip1193Provider> = () => {},
): Eip155HostProvider {
  const { provider: self, emit } = withEvents({ request })
  let attached: Attachment | null = null
  let lastChainId: string | null = null

  /**
   * Sets the attachment, and emits events for values that have changed. Every change of the attachment goes through
   * this function.
   */
  function set(next: Attachment | null): void {
    const previous = attached
    attached = next
    const chainId = next && hexChainId(next.caipNetworkId)
    const hasMoved = chainId !== null && lastChainId !== null && chainId !== lastChainId
    lastChainId = chainId ?? lastChainId
    const before = previous?.addresses ?? []
    const now = next?.addresses ?? []
    const events: EmittedEvent[] = []
    if (next && !previous) events.push(['connect', { chainId }])
    if (hasMoved) events.push(['chainChanged', chainId])
    if (now.join() !== before.join()) events.push(['accountsChanged', [...now]])
    if (previous && !next) {
      events.push(['disconnect', rpcError(4900, 'No wallet is connected')])
    }
    emit(...events)
  }

  async function request(given: RequestArguments): Promise<unknown> {
    // The request is copied, so that the wallet gets exactly the method that was checked. A page could otherwise change
    // it by a getter.
    const args = { ...given }
    const method: unknown = args.method
    if (typeof method !== 'string') throw rpcError(-32600, 'A request needs a method')
    const isForAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
    if (!attached) {
      if (method === 'eth_accounts') return []
      throw rpcError(4900, 'No wallet is connected')
    }
    if (isForAccounts) return [...attached.addresses]
    if (method === 'eth_chainId') return hexChainId(attached.caipNetworkId)
    if (method === 'net_version') return referenceOf(attached.caipNetworkId)
    const { provider } = attached
    const response = send(provider, args)
    if (method === 'eth_sendTransaction') onSending(provider, requestOf(args, attached), response)
    const result = await response
    if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
      await afterSwitch(provider, args)
    }
    if (sending.includes(method)) onSent(provider)
    return result
  }

  function requestOf({ params }: RequestArguments, { addresses, caipNetworkId }: Attachment) {
    return () => {
      const [transaction] = Array.isArray(params) ? params : []
      const copy: Record<string, unknown> = { ...transaction }
      const named = String(copy.from).toLowerCase()
      const from = addresses.find((one) => one.toLowerCase() === named) ?? addresses[0] ?? ''
      return { caipNetworkId, from, params: copy }
    }
  }

  function toAttachment(provider: Eip1193Provider, state: WalletAccounts): Attachment {
    const addresses = state.accounts.map(({ address }) => address)
    return { provider, addresses, caipNetworkId: state.caipNetworkId }
  }

  return {
    public: self,
    attach: (provider, state) => set(toAttachment(provider, state)),
    update(state) {
      if (attached) set(toAttachment(attached.provider, state))
    },
    detach() {
      if (attached) set(null)
    },
  }
}
