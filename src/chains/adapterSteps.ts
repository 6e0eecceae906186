import { invalidResponseTo } from '../errors/invalidResponse.ts'
import { notConnected } from '../errors/ProviderRpcError.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { Account, WalletAccounts } from '../types/account.ts'
import type { CaipNetworkId } from '../types/caip.ts'
import type {
  GatedRequest,
  HostProvider,
  OpenedWallet,
  WalletListener,
} from '../types/chainAdapter.ts'
import { log } from '../utils/log.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import { toWalletError } from './walletError.ts'

/** Time limits of wallet requests, in milliseconds. Tests use shorter ones. */
export interface Timing {
  /** Limit of a request without user interaction: a restore must not hang if the wallet is stuck or prompts. */
  silentMs: number
  revokeMs: number
}

export const defaultTiming: Timing = { silentMs: 10_000, revokeMs: 3_000 }

/** Rejects with WALLET_TIMEOUT after `timeoutMs`. */
export function inTime<Result>(response: Promise<Result>, timeoutMs: number): Promise<Result> {
  const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })
  return withTimeout(response, timeoutMs, timedOut)
}

/** The provider that hosts get for a namespace. It forwards requests to the provider of the attached wallet. */
export interface BoundHostProvider<Provider> extends HostProvider {
  attach(provider: Provider, state: WalletAccounts): void
}

/** Returns the listener of a wallet's connection; undefined without a connection. */
export type FindListener<Provider> = (provider: Provider) => WalletListener | undefined

/** Parameters of each family's `createHostProvider`. */
export interface HostProviderOptions<Provider> {
  /** The listener reviews the page's requests, and learns what the page sends and switches. By default there is none. */
  listenerOf?: FindListener<Provider>
}

interface PageRequest<Params, Response> {
  method: string
  /** A copy that the page cannot change. */
  params: Params
  /** See `GatedRequest.isAlwaysReviewed`. */
  isAlwaysReviewed?: boolean
  /** See `GatedRequest.isPlain`. */
  isPlain?(): boolean
  /** Sends the request to the wallet. */
  send(params: Params): Promise<Response>
}

/** Passes a page's request through its review. Rejects with 4001 if the user declines, and with the errors of `send`. */
export type Gate<Provider> = <Params, Response>(
  provider: Provider,
  request: PageRequest<Params, Response>,
) => Promise<Response>

/**
 * Returns the gate of a host provider. Without a connection nothing is reviewed, and a request that must be is rejected
 * with 4900. A request that the provider will refuse (`isRefused`) gets its error at once.
 */
export const createGate =
  <Provider extends object>(
    listenerOf: FindListener<Provider>,
    isRefused: (provider: Provider, request: { method: string; params: unknown }) => boolean,
  ): Gate<Provider> =>
  async <Params, Response>(provider: Provider, request: PageRequest<Params, Response>) => {
    const { review } = listenerOf(provider) ?? {}
    if (review && !isRefused(provider, request))
      return review(request as unknown as GatedRequest) as Promise<Response>
    if (request.isAlwaysReviewed) throw notConnected()
    return request.send(request.params)
  }

/**
 * Binds each provider once. Stores the listener of the last `watch`, which also receives the changes that the host
 * provider reports.
 */
export function createOpener<Provider extends object>(
  toProvider: (value: unknown) => Provider,
  bind: (provider: Provider) => OpenedWallet,
) {
  const opened = new WeakMap<Provider, OpenedWallet>()
  const listeners = new WeakMap<Provider, WalletListener>()

  function openNew(provider: Provider): OpenedWallet {
    const wallet = bind(provider)
    const watch = (listener: WalletListener) => {
      listeners.set(provider, listener)
      let stop = () => {}
      // A wallet whose emitter throws is used without its events.
      guarded(() => {
        stop = wallet.watch(listener)
      })
      return () => {
        guarded(stop)
        if (listeners.get(provider) === listener) listeners.delete(provider)
      }
    }
    return { ...wallet, watch }
  }

  return {
    open(value: unknown): OpenedWallet {
      const provider = toProvider(value)
      const wallet = opened.get(provider) ?? openNew(provider)
      opened.set(provider, wallet)
      return wallet
    },
    listenerOf: (provider: Provider) => listeners.get(provider),
  }
}

/** @throws WalletModalError WALLET_NO_ACCOUNT if a wallet approved without granting an account, as Polkadot extensions do until the user
 * chooses accounts for the site */
export function requireAccount(accounts: readonly Account[]): void {
  if (accounts.length === 0) throw new WalletModalError('WALLET_NO_ACCOUNT')
}

interface ConnectOptions {
  silent: boolean
  timing: Timing
  /** Maps a wallet's error to a WalletModalError, for namespaces that need rules of their own. */
  toError?: (thrown: unknown) => WalletModalError
}

/**
 * Requests a connection. Only a silent request has a time limit, because every other request waits for the user.
 * @throws WalletModalError WALLET_TIMEOUT if a silent request gets no response in time; the mapped error of the wallet
 */
export async function connectWallet(
  request: () => Promise<WalletAccounts>,
  { silent, timing, toError = toWalletError }: ConnectOptions,
): Promise<WalletAccounts> {
  try {
    return await (silent ? inTime(request(), timing.silentMs) : request())
  } catch (thrown) {
    throw toError(thrown)
  }
}

/**
 * Calls a handler of a wallet's event. An exception is logged, since it would break the wallet's emitter, and the wallet
 * is asked for its state, since the event shows that something has changed.
 */
export function guarded(
  handle: () => void,
  { unreadable }: Pick<WalletListener, 'unreadable'> = {},
): void {
  try {
    handle()
  } catch (thrown) {
    log('warn', 'an event of the wallet could not be followed', thrown)
    unreadable?.()
  }
}

/**
 * Parses each entry of a list. An entry that is invalid is left out, so that the others can be used.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if `response` is no list, or if no entry is valid
 */
export function validOf<Item>(
  request: string,
  response: unknown,
  parse: (entry: unknown) => Item | null,
): Item[] {
  if (!Array.isArray(response)) throw invalidResponseTo(request, response)
  const parsed = response.map(parse).filter((entry) => entry !== null)
  if (response.length > 0 && parsed.length === 0) throw invalidResponseTo(request, response)
  if (parsed.length < response.length) log('warn', `a part of ${request} is ignored`, response)
  return parsed
}

interface WalletEvents<Result> {
  accounts(response: Result): void
  network(caipNetworkId: CaipNetworkId): void
  disconnect(): void
}

/**
 * Passes the wallet's events on to `listener`. An empty list of accounts counts as a disconnect. The returned function
 * stops all further events.
 */
export function followWallet<Result>(
  watch: (events: WalletEvents<Result>) => () => void,
  toAccounts: (response: Result) => Account[],
  listener: WalletListener,
): () => void {
  let isActive = true
  const tell = (handle: () => void) => {
    if (isActive) guarded(handle, listener)
  }
  const stop = watch({
    accounts: (response) =>
      tell(() => {
        const accounts = toAccounts(response)
        if (accounts.length > 0) listener.accounts(accounts)
        else listener.disconnect()
      }),
    network: (caipNetworkId) => tell(() => listener.network(caipNetworkId)),
    disconnect: () => tell(() => listener.disconnect()),
  })
  return () => {
    isActive = false
    stop()
  }
}

/**
 * Revokes the wallet's permission. Never rejects, because the user counts as disconnected even if the wallet fails to
 * respond.
 */
export async function revokeWallet(tell: () => Promise<unknown>, { revokeMs }: Timing) {
  try {
    await inTime(tell(), revokeMs)
  } catch {}
}
