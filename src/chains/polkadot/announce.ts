import type { ConnectedWallet } from '../../types/connector.ts'
import { ownRdns } from '../ownRdns.ts'
import type { PublicPolkadotProvider } from './hostProvider.ts'

interface InjectedWallet {
  version: string
  enable(): Promise<PublicPolkadotProvider>
}

/** Where wallets of this family put themselves, by the convention of @polkadot/extension-inject. */
interface Page {
  injectedWeb3?: unknown
}

/**
 * Puts the connected wallet into `window.injectedWeb3`, so that any library on the page finds it without
 * knowing of us. Returns what ends it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name'>,
  provider: PublicPolkadotProvider,
  page: Page = window as Page,
): () => void {
  const own: InjectedWallet & { name: string } = Object.freeze({
    name: wallet.name,
    version: '1.0.0',
    enable: async () => provider,
  })
  const wallets = Object(page.injectedWeb3 ?? {}) as Record<string, unknown>
  page.injectedWeb3 = wallets
  wallets[ownRdns] = own
  return () => {
    if (wallets[ownRdns] === own) delete wallets[ownRdns]
  }
}
