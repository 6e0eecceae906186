import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { GatedRequest } from '../../types/chainAdapter.ts'
import type { PageRequest } from '../../types/pageTransaction.ts'
import { referenceOf } from '../../utils/caip.ts'
import { checkDeadlines } from '../../utils/deadline.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import type { BoundHostProvider, OnSending } from '../adapterSteps.ts'
import { copyRequest } from '../copyRequest.ts'
import { isHarmless, isHarmlessMethod } from './harmless.ts'
import { isPlain } from './isPlain.ts'
import { type Eip1193Provider, isGranted } from './provider.ts'
import { toSignedParams } from './signedParams.ts'

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
/** Requests that are followed, see `WalletListener.sending`. */
const followed = ['eth_sendTransaction', 'wallet_sendCalls']

/** Requests that carry several. */
const batches = ['wallet_sendCalls', 'metamask_batch']

/** Passes a page's request through its review, and has `send` forward the request. */
type Gate<Provider> = (provider: Provider, request: GatedRequest) => Promise<unknown>

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
  gate?: Gate<Eip1193Provider>,
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
    checkDeadlines()
    const isForAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
    if (!attached) {
      if (method === 'eth_accounts') return []
      throw rpcError(4900, 'No wallet is connected')
    }
    if (isForAccounts) return [...attached.addresses]
    if (method === 'eth_chainId') return hexChainId(attached.caipNetworkId)
    if (method === 'net_version') return referenceOf(attached.caipNetworkId)
    const { provider } = attached
    const at = attached
    const forward = (sent: RequestArguments) => {
      const response = send(provider, sent)
      if (followed.includes(method)) onSending(provider, requestOf(sent, at), response)
      return response
    }
    const result = await (gate ? pass(gate, at, args, forward) : forward(args))
    if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
      await afterSwitch(provider, args)
    }
    if (sending.includes(method)) onSent(provider)
    return result
  }

  /** Has the user review the request unless it is harmless. The wallet gets the copy that was read. */
  async function pass(
    gate: Gate<Eip1193Provider>,
    at: Attachment,
    args: RequestArguments,
    forward: (sent: RequestArguments) => Promise<unknown>,
  ): Promise<unknown> {
    const { method } = args
    const { provider } = at
    // A provider refuses at once what its wallet has not granted.
    if (isHarmlessMethod(method) || !isGranted(provider, method)) return forward(args)
    const params = toSignedParams(method, copyRequest(args.params))
    const send = async (sent: unknown) =>
      forward(sent === undefined ? { method } : { method, params: sent as readonly unknown[] })
    if (isHarmless(method, params)) return send(params)
    const isAlwaysReviewed = batches.includes(method)
    const isPlainHere = () => isPlain(method, params, at.caipNetworkId)
    return gate(provider, { method, params, isAlwaysReviewed, isPlain: isPlainHere, send })
  }

  function requestOf({ params }: RequestArguments, { addresses, caipNetworkId }: Attachment) {
    return (): PageRequest => {
      const [transaction] = Array.isArray(params) ? params : []
      const copy: Record<string, unknown> = { ...transaction }
      const named = String(copy.from).toLowerCase()
      const from = addresses.find((one) => one.toLowerCase() === named) ?? addresses[0] ?? ''
      const chainId = Number(copy.chainId)
      const isNamed = Number.isSafeInteger(chainId) && chainId > 0
      return { caipNetworkId: isNamed ? `eip155:${chainId}` : caipNetworkId, from, params: copy }
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
