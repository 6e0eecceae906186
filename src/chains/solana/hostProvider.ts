import { notConnected } from '../../errors/ProviderRpcError.ts'
import type { WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { checkDeadlines } from '../../utils/deadline.ts'
import { type EmittedEvent, type EventMethods, withEvents } from '../../utils/withEvents.ts'
import type { BoundHostProvider, HostProviderOptions } from '../adapterSteps.ts'
import { type Connection, type PrepareOptions, prepare } from './prepare.ts'
import type { SendOptions, SolanaProvider } from './provider.ts'
import { type PublicKey, toPublicKey } from './publicKey.ts'
import { createSigning } from './signing.ts'
import { packTransaction } from './transactions.ts'

/**
 * The provider that pages get. It has the methods of the objects that Solana wallets inject. The methods work without
 * `this`.
 */
export interface PublicSolanaProvider extends EventMethods {
  /** Public key of the active account; null while no wallet is connected. */
  readonly publicKey: PublicKey | null
  readonly isConnected: boolean
  connect(): Promise<{ publicKey: PublicKey }>
  disconnect(): Promise<void>
  /** Signs bytes, or text as UTF-8. Resolves with the 64 bytes of the signature. */
  signMessage(message: Uint8Array | string): Promise<Uint8Array>
  /** Resolves with a signed transaction of the same class as `transaction`. */
  signTransaction(transaction: unknown): Promise<unknown>
  signAllTransactions(transactions: readonly unknown[]): Promise<unknown[]>
  /** Signs and broadcasts by the wallet, on the active network. Resolves with the transaction's signature in base58. */
  signAndSendTransaction(transaction: unknown, options?: SendOptions): Promise<string>
  /**
   * Signs by the wallet and broadcasts through `connection` (web3.js). The wallet also broadcasts without `connection`,
   * and if it does not sign without broadcasting.
   */
  sendTransaction(
    transaction: unknown,
    connection?: Connection,
    options?: SendOptions & PrepareOptions,
  ): Promise<string>
}

export interface SolanaSession {
  provider: SolanaProvider
  /** Addresses, the selected one first; never empty. */
  addresses: readonly [string, ...string[]]
  caipNetworkId: CaipNetworkId
}

export interface SolanaHostProvider extends BoundHostProvider<SolanaProvider> {
  readonly public: PublicSolanaProvider
  session(): SolanaSession | null
  signing: ReturnType<typeof createSigning>
}

/**
 * Account and network come from the modal's state, so that page and modal agree. The wallet's errors are passed on
 * unchanged.
 */
export function createHostProvider({
  listenerOf = () => undefined,
}: HostProviderOptions<SolanaProvider> = {}): SolanaHostProvider {
  const signing = createSigning(listenerOf)
  let session: SolanaSession | null = null
  let publicKey: PublicKey | null = null

  function current(): SolanaSession {
    checkDeadlines()
    if (!session) throw notConnected()
    return session
  }

  async function signAll(transactions: readonly unknown[]): Promise<unknown[]> {
    const { provider, addresses, caipNetworkId } = current()
    const packed = transactions.map(packTransaction)
    const signed = await signing.signTransactions(provider, {
      address: addresses[0],
      transactions: packed.map(({ bytes }) => bytes),
      caipNetworkId,
    })
    return packed.map(({ unpack }, index) => unpack(signed[index] ?? new Uint8Array()))
  }

  async function signAndSend(transaction: unknown, options: SendOptions = {}): Promise<string> {
    const { provider, addresses, caipNetworkId } = current()
    const transactions = [packTransaction(transaction).bytes]
    return signing.signAndSend(
      provider,
      { address: addresses[0], transactions, caipNetworkId },
      options,
    )
  }

  const { provider: self, emit } = withEvents({
    get publicKey() {
      return publicKey
    },
    get isConnected() {
      return session !== null
    },
    async connect() {
      current()
      if (!publicKey) throw notConnected()
      return { publicKey }
    },
    async disconnect() {
      if (session) await listenerOf(session.provider)?.leave?.()
    },
    async signMessage(message: Uint8Array | string) {
      const { provider, addresses } = current()
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return signing.signMessage(provider, { address: addresses[0], message: bytes })
    },
    async signTransaction(transaction: unknown) {
      const [signed] = await signAll([transaction])
      return signed
    },
    signAllTransactions: signAll,
    signAndSendTransaction: signAndSend,
    async sendTransaction(
      transaction: unknown,
      connection?: Connection,
      { signers, ...options }: SendOptions & PrepareOptions = {},
    ) {
      const { provider, addresses, caipNetworkId } = current()
      await prepare(transaction, { address: addresses[0], connection, signers, options })
      const signsAlone = provider.can?.('signTransactions') ?? true
      if (!connection || !signsAlone) return signAndSend(transaction, options)
      const transactions = [packTransaction(transaction).bytes]
      const request = { address: addresses[0], transactions, caipNetworkId }
      return signing.signAndBroadcast(provider, request, (signed) =>
        connection.sendRawTransaction(signed, options),
      )
    },
  })

  /**
   * Sets the session, and emits events for values that have changed. Every change of the session goes through this
   * function.
   */
  function set(next: SolanaSession | null): void {
    const previous = session
    session = next
    const address = next?.addresses[0]
    const hasChanged = address !== previous?.addresses[0]
    if (hasChanged) publicKey = address === undefined ? null : toPublicKey(address)
    const events: EmittedEvent[] = []
    if (next && !previous) events.push(['connect', publicKey])
    if (next && previous && hasChanged) events.push(['accountChanged', publicKey])
    if (previous && !next) events.push(['disconnect'])
    emit(...events)
  }

  function toSession(provider: SolanaProvider, state: WalletAccounts): SolanaSession | null {
    const [first, ...rest] = state.accounts.map(({ address }) => address)
    const { caipNetworkId } = state
    return first === undefined ? null : { provider, addresses: [first, ...rest], caipNetworkId }
  }

  return {
    public: self,
    session: () => session,
    signing,
    attach: (provider, state) => set(toSession(provider, state)),
    update(state) {
      if (session) set(toSession(session.provider, state))
    },
    detach() {
      if (session) set(null)
    },
  }
}
