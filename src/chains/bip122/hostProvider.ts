import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { HostProvider } from '../../types/chainAdapter.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import { checkBase64, checkTxid } from './answers.ts'
import {
  type BitcoinAccount,
  type BitcoinProvider,
  type SignedPsbt,
  toBitcoinProvider,
} from './provider.ts'

/** What a page works with. Its methods need no `this`; what they take is said by `requests.ts`. */
export interface PublicBitcoinProvider extends EventMethods {
  /** Every address of the wallet on the active network, the selected one first. */
  getAccountAddresses(): Promise<BitcoinAccount[]>
  /** Base64. The selected account's, where none is named. */
  signMessage(request: unknown): Promise<string>
  /** Base64 in and out; the transaction's id where the wallet broadcast it. */
  signPSBT(request: unknown): Promise<SignedPsbt>
  /** Pays from the payment address. Answers with the transaction's id. */
  sendTransfer(request: unknown): Promise<string>
}

/** Only pages that make requests need what checks them. */
const loadRequests = () => loadPart(import('./requests.ts'))
const loadTransferRequest = () => loadPart(import('./toTransferRequest.ts'))

export interface BitcoinSession {
  provider: BitcoinProvider
  accounts: readonly BitcoinAccount[]
  caipNetworkId: CaipNetworkId
}

export interface BitcoinHostProvider extends HostProvider {
  readonly public: PublicBitcoinProvider
  session(): BitcoinSession | null
  /** Keys and purposes of a wallet's accounts, which the modal's state does not carry. */
  learn(provider: BitcoinProvider, accounts: readonly BitcoinAccount[]): void
}

/**
 * One provider for the page's life in front of whichever wallet is attached. Accounts and network are the
 * modal's, so that the page and the modal cannot disagree. What the wallet throws reaches the page as it is.
 */
export function createHostProvider(): BitcoinHostProvider {
  const learned = new WeakMap<BitcoinProvider, readonly BitcoinAccount[]>()
  let session: BitcoinSession | null = null

  function current(): BitcoinSession {
    if (!session) throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
    return session
  }

  const { provider: self, emit } = withEvents({
    async getAccountAddresses() {
      return current().accounts.map((account) => ({ ...account }))
    },
    async signMessage(request: unknown) {
      const { toMessageRequest } = await loadRequests()
      const { provider, accounts } = current()
      const checked = toMessageRequest(request, accounts)
      return checkBase64('a message', await provider.signMessage(checked))
    },
    async signPSBT(request: unknown) {
      const { toPsbtRequest } = await loadRequests()
      const { provider } = current()
      const { psbt, txid } = await provider.signPsbt(toPsbtRequest(request))
      const sent = txid ? { txid: checkTxid('a PSBT', txid) } : {}
      return { psbt: checkBase64('a PSBT', psbt), ...sent }
    },
    async sendTransfer(request: unknown) {
      const { toTransferRequest } = await loadTransferRequest()
      const { provider, accounts, caipNetworkId } = current()
      const transfer = toTransferRequest(request, caipNetworkId)
      // Coins of the other addresses may carry inscriptions.
      const payment = accounts.find(({ purpose }) => purpose === 'payment') ?? accounts[0]
      const account = payment?.address ?? ''
      return checkTxid('a transfer', await provider.sendTransfer({ account, ...transfer }))
    },
  })

  const addressesOf = (one: BitcoinSession | null) =>
    one?.accounts.map(({ address }) => address) ?? []

  /** Every change of state goes through here, and emits events for what really changed. */
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
    attach: (value, state) => set(toSession(toBitcoinProvider(value), state)),
    update(state) {
      if (session) set(toSession(session.provider, state))
    },
    detach() {
      if (session) set(null)
    },
  }
}
