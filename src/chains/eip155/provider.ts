import { invalidResponse } from '../../errors/invalidResponse.ts'
import { attempt } from '../../utils/attempt.ts'
import { hasMethods } from '../hasMethods.ts'

type Listener = (...args: unknown[]) => void

/**
 * An EIP-1193 provider. Its event methods are optional, though EIP-1193 requires `on` and `removeListener`: a page
 * met providers without events (https://github.com/mstable/mStable-app/pull/112, July 2020), and of
 * `window.trustwallet` only `on` and `off` worked (https://github.com/trustwallet/wallet-core/issues/3152, May 2023).
 * `off` can go when the latter is closed.
 */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on?: unknown
  removeListener?: unknown
  off?: unknown
  /**
   * A function that returns false for a method that the wallet has not granted. Absent if the wallet does not report
   * its grants.
   */
  can?: unknown
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the value is not an EIP-1193 provider */
export function toProvider(value: unknown): Eip1193Provider {
  if (hasMethods<Eip1193Provider>(value, ['request'])) return value
  throw invalidResponse('The wallet gave no EIP-1193 provider')
}

/** False if the wallet reports its grants and has not granted the method. */
export function isGranted(provider: Eip1193Provider, method: string): boolean {
  // A provider behind a Proxy may throw for a key that it does not know.
  const can = attempt(() => provider.can)
  return typeof can !== 'function' || can(method) !== false
}

/** Sends a request. The function is async, so that it rejects even if the wallet throws synchronously. */
export async function request(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  return provider.request(params ? { method, params } : { method })
}

/** Subscribes to an event of the wallet. Does nothing if the wallet has no events. */
export function listen(provider: Eip1193Provider, event: string, listener: Listener): () => void {
  let active = true
  const guarded: Listener = (...args) => {
    if (active) listener(...args)
  }
  callFirst(provider, ['on'], event, guarded)
  return () => {
    active = false
    callFirst(provider, ['removeListener', 'off'], event, guarded)
  }
}

/** Calls the first method that the wallet has. The wallet's getters may throw. */
function callFirst(
  provider: Eip1193Provider,
  names: readonly ('on' | 'removeListener' | 'off')[],
  ...args: unknown[]
): void {
  try {
    const method = names.map((name) => provider[name]).find(Boolean)
    if (typeof method === 'function') method.apply(provider, args)
  } catch {
    // A wallet with a broken emitter is treated as a wallet without events.
  }
}
