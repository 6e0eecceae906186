import { invalidResponse } from '../../errors/invalidResponse.ts'

type Listener = (...args: unknown[]) => void

/** EIP-1193, as far as wallets can be relied on: many leave the events out. */
export interface Eip1193Provider {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on?: unknown
  removeListener?: unknown
  off?: unknown
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE for what is no EIP-1193 provider. */
export function toProvider(value: unknown): Eip1193Provider {
  const provider = value as Eip1193Provider | null | undefined
  if (typeof provider?.request !== 'function') {
    throw invalidResponse('The wallet gave no EIP-1193 provider')
  }
  return provider
}

/** Calls the wallet. What it throws comes as a rejection, also from wallets that throw at once. */
export async function request(
  provider: Eip1193Provider,
  method: string,
  params?: readonly unknown[],
): Promise<unknown> {
  return provider.request(params ? { method, params } : { method })
}

/** Listens to a wallet's event until the returned function is called. Tolerates wallets without events. */
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

/** Calls the first of the methods that the wallet has; reading one may already throw. */
function callFirst(
  provider: Eip1193Provider,
  names: readonly ('on' | 'removeListener' | 'off')[],
  ...args: unknown[]
): void {
  try {
    const method = names.map((name) => provider[name]).find(Boolean)
    if (typeof method === 'function') method.apply(provider, args)
  } catch {
    // A wallet whose emitter is broken is one without events.
  }
}
