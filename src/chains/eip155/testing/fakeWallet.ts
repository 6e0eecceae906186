import type { Eip1193Provider } from '../provider.ts'

/** For tests: a wallet with scripted responses. */

type Respond = (params: readonly unknown[]) => unknown
type Listener = (...args: unknown[]) => void

export interface FakeWallet extends Eip1193Provider {
  /** The requests that the wallet received, in order. */
  readonly calls: { method: string; params: readonly unknown[] }[]
  emit(event: string, ...args: unknown[]): void
  listenerCount(): number
}

/** A wallet's error: an Error with a code (EIP-1193). */
export function rpcError(code: number | undefined, message: string, data?: unknown): Error {
  return Object.assign(new Error(message), code !== undefined && { code }, data && { data })
}

/** Creates a wallet with a response for each method. A request with another method fails with 4200. */
export function createFakeWallet(responses: Record<string, Respond>): FakeWallet {
  const listeners: { event: string; listener: Listener }[] = []
  const calls: FakeWallet['calls'] = []
  return {
    calls,
    // `request` is not async, so that it throws synchronously. EIP-1193 requires a rejected promise.
    request({ method, params = [] }) {
      calls.push({ method, params })
      const response = responses[method]
      if (!response) throw rpcError(4200, 'Unsupported method')
      return Promise.resolve(response(params))
    },
    on(event: string, listener: Listener) {
      listeners.push({ event, listener })
    },
    removeListener(event: string, listener: Listener) {
      const index = listeners.findIndex((one) => one.event === event && one.listener === listener)
      if (index >= 0) listeners.splice(index, 1)
    },
    emit(event, ...args) {
      for (const one of [...listeners]) if (one.event === event) one.listener(...args)
    },
    listenerCount: () => listeners.length,
  }
}
