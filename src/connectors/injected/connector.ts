import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { ConnectorKind, WalletConnection } from '../../types/connectorKind.ts'
import { getInjected, type InjectedWallet, observeInjected } from './discover.ts'

/** Content scripts of slow machines, and wallets that wake up first, come this late. */
const lateMs = 3_000

function toConnection({ connector, provider }: InjectedWallet): WalletConnection {
  const { id, name, namespace, rdns = null, type, imageUrl, imageId } = connector
  return {
    namespace,
    provider,
    wallet: { id, name, rdns, type, imageUrl, imageId },
    approvedCaipNetworkIds: null,
  }
}

/** The wallet, also if it shows up late. */
function waitFor(id: string, signal: AbortSignal | undefined): Promise<InjectedWallet | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      signal?.removeEventListener('abort', settle)
      resolve(getInjected(id))
    }
    const stop = observeInjected(() => getInjected(id) && settle())
    const timer = setTimeout(settle, lateMs)
    signal?.addEventListener('abort', settle)
    if (getInjected(id) || signal?.aborted) settle()
  })
}

/** Wallets in the page. Their provider is at hand, so what talks to them is the chain's adapter. */
export const injectedKind: ConnectorKind = {
  async connect({ connector }) {
    const wallet = getInjected(connector.id)
    if (!wallet) {
      throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: connector.name } })
    }
    return [toConnection(wallet)]
  },

  async reconnect({ connector, signal }) {
    const wallet = await waitFor(connector.id, signal)
    return wallet ? [toConnection(wallet)] : []
  },

  // There is no session to end; the chain's adapter asks the wallet to take its permission back.
  async disconnect() {},
}
