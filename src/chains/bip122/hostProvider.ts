import { notConnected } from '../../errors/ProviderRpcError.ts'
import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { checkDeadlines } from '../../utils/deadline.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import { type BoundHostProvider, createGate, type HostProviderOptions } from '../adapterSteps.ts'
import type { BitcoinAccount, BitcoinProvider, SignedPsbt } from './provider.ts'
import { checkBase64, checkPsbt, checkTxid } from './responses.ts'

/** The provider that pages get. Its methods work without `this`; `requests.ts` defines their parameters. */
export interface PublicBitcoinProvider extends EventMethods {
  /** Resolves with all addresses on the active network, the selected one first. */
  getAccountAddresses(): Promise<BitcoinAccount[]>
  /** Resolves with the signature in base64. The selected account signs unless the request names an address. */
  signMessage(request: unknown): Promise<string>
  /**
   * Takes a PSBT in base64, and resolves with the signed PSBT in base64. The result has the transaction id if the
   * wallet has broadcast the transaction.
   */
  signPSBT(request: unknown): Promise<SignedPsbt>
  /** Pays from the payment address. Resolves with the transaction id. */
  sendTransfer(request: unknown): Promise<string>
}

/** Loads the parsers of requests, which are lazy because few pages send requests. */
const loadRequests = () => loadPart(import('./requests.ts'))
const loadTransferRequest = () => loadPart(import('./toTransferRequest.ts'))

export interface BitcoinSession {
  provider: BitcoinProvider
  accounts: readonly BitcoinAccount[]
  caipNetworkId: CaipNetworkId
}

export interface BitcoinHostProvider extends BoundHostProvider<BitcoinProvider> {
  readonly public: PublicBitcoinProvider
  session(): BitcoinSession | null
  /** Stores the public keys and purposes of the accounts, since the modal's state does not contain them. */
  learn(provider: BitcoinProvider, accounts: readonly BitcoinAccount[]): void
}

type Method = Parameters<NonNullable<BitcoinProvider['can']>>[0]
/** Returns the wallet's name of a method of the host provider. */
const nameOf = (method: string): Method => (method === 'signPSBT' ? 'signPsbt' : (method as Method))

/**
 * Accounts and network come from the modal's state, so that page and modal agree. The wallet's errors are passed on
 * unchanged.
 */
export function createHostProvider({
  listenerOf = () => undefined,
}: HostProviderOptions<BitcoinProvider> = {}): BitcoinHostProvider {
  const gate = createGate(
    listenerOf,
    (provider, { method }) => provider.can?.(nameOf(method)) === false,
  )
  const learned = new WeakMap<BitcoinProvider, readonly BitcoinAccount[]>()
  let session: BitcoinSession | null = null

  function current(): BitcoinSession {
    checkDeadlines()
    if (!session) throw notConnected()
    return session
  }

  const { provider: self, emit } = withEvents({
    async getAccountAddresses() {
      return current().accounts.map((account) => ({ ...account }))
    },
    async signMessage(request: unknown) {
      const { isPlainMessage, toMessagePageRequest } = await loadRequests()
      const session = current()
      const page = toMessagePageRequest(request, session)
      const signature = await gate(session.provider, {
        method: 'signMessage',
        params: page,
        isPlain: () => isPlainMessage(page),
        send: (params) => session.provider.signMessage(params.request),
      })
      return checkBase64('a message', signature)
    },
    async signPSBT(request: unknown) {
      const { toPsbtPageRequest } = await loadRequests()
      const session = current()
      const { provider, accounts, caipNetworkId } = session
      const from = accounts[0]?.address ?? ''
      const { psbt, txid } = await gate(provider, {
        method: 'signPSBT',
        params: toPsbtPageRequest(request, session),
        send(params) {
          const response = provider.signPsbt(params.request)
          const { psbt: asked } = params.request
          const read = () => ({ caipNetworkId, from, params: { psbt: asked } })
          if (params.request.broadcast) listenerOf(provider)?.sending?.(read, response)
          return response
        },
      })
      const sent = txid ? { txid: checkTxid('a PSBT', txid) } : {}
      return { psbt: checkPsbt(psbt), ...sent }
    },
    async sendTransfer(request: unknown) {
      const { toTransferPageRequest } = await loadTransferRequest()
      const session = current()
      const { provider, caipNetworkId } = session
      const page = toTransferPageRequest(request, session)
      const txid = await gate(provider, {
        method: 'sendTransfer',
        params: page,
        isPlain: () => page.unread.length === 0,
        send(params) {
          const { account, ...transfer } = params.request
          const response = provider.sendTransfer(params.request)
          const read = () => ({ caipNetworkId, from: account, params: transfer })
          listenerOf(provider)?.sending?.(read, response)
          return response
        },
      })
      return checkTxid('a transfer', txid)
    },
  })

  const addressesOf = (one: BitcoinSession | null) =>
    one?.accounts.map(({ address }) => address) ?? []

  /**
   * Sets the session, and emits events for values that have changed. Every change of the session goes through this
   * function.
   */
  function set(next: BitcoinSession | null): void {
    const previous = session
    session = next
    const addresses = addressesOf(next)
    const events: EmittedEvent[] = []
    if (next && !previous) events.push(['connect', { chainId: next.caipNetworkId }])
    if (next && previous && next.caipNetworkId !== previous.caipNetworkId) {
      events.push(['chainChanged', next.caipNetworkId])
    }
    if (addresses.join() !== addressesOf(previous).join()) {
      events.push(['accountsChanged', addresses])
    }
    if (previous && !next) events.push(['disconnect'])
    emit(...events)
  }

  function toSession(provider: BitcoinProvider, state: WalletAccounts): BitcoinSession {
    const known = learned.get(provider) ?? []
    const accounts = state.accounts.map(({ address, type }): BitcoinAccount => {
      const purpose = type === 'ordinal' ? 'ordinals' : 'payment'
      return known.find((account) => account.address === address) ?? { address, purpose }
    })
    return { provider, accounts, caipNetworkId: state.caipNetworkId }
  }

  return {
    public: self,
    session: () => session,
    learn: (provider, accounts) => void learned.set(provider, accounts),
    attach: (provider, state) => set(toSession(provider, state)),
    update(state) {
      if (session) set(toSession(session.provider, state))
    },
    detach() {
      if (session) set(null)
    },
  }
}
