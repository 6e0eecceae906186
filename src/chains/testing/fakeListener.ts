import type { WalletListener } from '../../types/chainAdapter.ts'

/** For tests: the listener of a connection, on a page that reviews no request. */
export function fakeListener(own: Partial<WalletListener> = {}): WalletListener {
  return {
    accounts() {},
    network() {},
    disconnect() {},
    review: ({ params, send }) => send(params),
    ...own,
  }
}
