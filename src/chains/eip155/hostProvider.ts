import { notConnected } from '../../errors/ProviderRpcError.ts'
import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { referenceOf } from '../../utils/caip.ts'
import { checkDeadlines } from '../../utils/deadline.ts'
import { log } from '../../utils/log.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import { type BoundHostProvider, createGate, type HostProviderOptions } from '../adapterSteps.ts'
import { copyRequest } from '../copyRequest.ts'
import { isHarmless, isHarmlessMethod } from './harmless.ts'
import { isPlain } from './isPlain.ts'
import { type Eip1193Provider, isGranted } from './provider.ts'
import { toCaipNetworkId } from './responses.ts'
import { toSignedParams } from './signedParams.ts'
import { defaultTiming, settle, type Timing } from './switchNetwork.ts'
import { toHexChainId } from './toHexChainId.ts'
import { isTransaction, toPageRequest } from './toPageRequest.ts'

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

interface Eip155Options extends HostProviderOptions<Eip1193Provider> {
  timing?: Timing
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

/** Requests that carry several. */
const batches = ['wallet_sendCalls', 'metamask_batch']

/** Requests for rights (ERC-7715, and an earlier draft of it). */
const granting = /^wallet_(?:grant|requestExecution)Permissions$/

// Resolves with null if the chunk cannot be fetched. The modal then does not show the requested permissions, but the
// wallet still prompts for approval.
const loadPermissions = () =>
  import('./sessions/requestPermissions.ts').then(
    (part) => part.requestPermissions,
    () => null,
  )

/**
 * Accounts and network come from the modal's state, so that page and modal agree. The wallet's errors are passed on
 * unchanged.
 */
export function createHostProvider({
  listenerOf = () => undefined,
  timing = defaultTiming,
}: Eip155Options = {}): Eip155HostProvider {
  // A provider refuses by itself what its wallet has not granted; see `pass`.
  const gate = createGate(listenerOf, () => false)
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
    const chainId = next && toHexChainId(next.caipNetworkId)
    const hasMoved = chainId !== null && lastChainId !== null && chainId !== lastChainId
    lastChainId = chainId ?? lastChainId
    const before = previous?.addresses ?? []
    const now = next?.addresses ?? []
    const events: EmittedEvent[] = []
    if (next && !previous) events.push(['connect', { chainId }])
    if (hasMoved) events.push(['chainChanged', chainId])
    if (now.join() !== before.join()) events.push(['accountsChanged', [...now]])
    if (previous && !next) {
      events.push(['disconnect', notConnected()])
    }
    emit(...events)
  }

  /**
   * Reads the network after a switch. MetaMask 11.14 did not emit `chainChanged` for a network whose nodes lack
   * `net_version` (https://github.com/MetaMask/metamask-extension/issues/24247, April 2024), nor did Taho for any
   * until July 2022 (https://github.com/tahowallet/extension/pull/1760). Can go when neither version is in use.
   */
  async function followSwitch(
    provider: Eip1193Provider,
    { method, params }: RequestArguments,
  ): Promise<void> {
    try {
      const isSwitch = method === 'wallet_switchEthereumChain' && Array.isArray(params)
      const wanted = isSwitch ? toCaipNetworkId(params[0]?.chainId) : null
      listenerOf(provider)?.network(await settle(provider, wanted, timing))
    } catch (thrown) {
      log('warn', 'the wallet did not say where it is after a switch', thrown)
    }
  }

  async function send(provider: Eip1193Provider, args: RequestArguments): Promise<unknown> {
    const { method } = args
    const listener = listenerOf(provider)
    const part = granting.test(method) ? await loadPermissions() : null
    if (part) return part(provider, args, listener)
    return provider.request(args as { method: string })
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
      throw notConnected()
    }
    if (isForAccounts) return [...attached.addresses]
    if (method === 'eth_chainId') return toHexChainId(attached.caipNetworkId)
    if (method === 'net_version') return referenceOf(attached.caipNetworkId)
    const { provider } = attached
    const at = attached
    const forward = (sent: RequestArguments) => {
      const response = send(provider, sent)
      if (isTransaction(method))
        listenerOf(provider)?.sending?.(() => toPageRequest(sent.params, at), response)
      return response
    }
    const result = await pass(at, args, forward)
    if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain') {
      await followSwitch(provider, args)
    }
    if (sending.includes(method)) listenerOf(provider)?.sent?.()
    return result
  }

  /** Has the user review the request unless it is harmless. The wallet gets the copy that was read. */
  async function pass(
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
