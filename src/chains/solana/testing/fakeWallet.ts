import type { SolanaListener, SolanaProvider } from '../provider.ts'

/** For tests: a wallet whose responses the test sets. */

export const address = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
export const otherAddress = 'mBKqcnGotbsSb5vNrdyhzZ5EhqZdids9QYiTRckvi7v'
export const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
export const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export interface FakeSolanaWallet extends SolanaProvider {
  /** The calls of the wallet's methods, in order. */
  readonly calls: [method: string, ...args: unknown[]][]
  readonly listeners: Set<SolanaListener>
  tell(addresses: readonly string[]): void
}

/**
 * Creates a wallet that supports every method by default. It signs messages with 64 bytes of 7, and returns `sent` for
 * a broadcast transaction.
 */
export function createFakeSolanaWallet(own: Partial<SolanaProvider> = {}): FakeSolanaWallet {
  const calls: FakeSolanaWallet['calls'] = []
  const listeners = new Set<SolanaListener>()
  const wallet: SolanaProvider = {
    connect: async () => [address],
    disconnect: async () => {},
    getNetwork: () => mainnet,
    setNetwork: async () => {},
    signMessage: async () => new Uint8Array(64).fill(7),
    signTransactions: async (_, transactions) => transactions.map((one) => Uint8Array.from(one)),
    signAndSendTransaction: async () => 'sent',
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...own,
  }
  const record =
    <Args extends unknown[], Result>(method: string, run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      calls.push([method, ...args])
      return run(...args)
    }
  return {
    ...wallet,
    connect: record('connect', wallet.connect),
    disconnect: record('disconnect', wallet.disconnect),
    setNetwork: record('setNetwork', wallet.setNetwork),
    signMessage: record('signMessage', wallet.signMessage),
    signTransactions: record('signTransactions', wallet.signTransactions),
    signAndSendTransaction: record('signAndSendTransaction', wallet.signAndSendTransaction),
    calls,
    listeners,
    tell(addresses) {
      for (const listener of listeners) listener.accounts(addresses)
    },
  }
}
