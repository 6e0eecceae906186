import { invalidResponse } from '../../errors/invalidResponse.ts'
import { hasMethods } from '../hasMethods.ts'

type Listener = (...args: unknown[]) => void

/** Many wallets lack EIP-1193's events. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on?: unknown
  removeListener?: unknown
  off?: unknown
  /** False for a method that the wallet has not granted; absent if only the wallet knows. */
  can?: unknown
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE unless it is an EIP-1193 provider. */
export function toProvider(value: unknown): Eip1193Provider {
  if (hasMethods<Eip1193Provider>(value, ['request'])) return value
  throw invalidResponse('The wallet gave no EIP-1193 provider')
}

/** Async, so that wallets which throw synchronously reject too. */
export async function request(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  return provider.request(params ? { method, params } : { method })
}

/** Ignores wallets without events. */
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

/** A wallet's getters may throw. */
function callFirst(
  provider: Eip1193Provider,
  names: readonly ('on' | 'removeListener' | 'off')[],
  ...args: unknown[]
): void {
  try {
    const method = names.map((name) => provider[name]).find(Boolean)
    if (typeof method === 'function') method.apply(provider, args)
  } catch {
    // A wallet with a broken emitter counts as one without events.
  }
}
