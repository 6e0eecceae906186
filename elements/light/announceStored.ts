import type { ownRdns } from '../../src/chains/ownRdns.ts'
import type { AnnouncedWallet } from '../../src/storage/announcedWallets.ts'

// The values are literals: a module that chunks need as well would be a file of its own at page load.
const rdns: typeof ownRdns = 'app.wallet-modal'

type Family = 'eip155' | 'polkadot'
type Methods = Record<string, (...args: unknown[]) => unknown>

interface Page {
  injectedWeb3?: Record<string, object>
}

/**
 * Announces stored wallets to apps that look for wallets only once, at their start; Wallet Standard apps also learn of
 * later ones. Requests wait for `load`. `readText` returns the stored wallets while they are to be announced. The
 * returned function is called when that may have changed.
 */
export function announceStored(
  readText: () => string | null | undefined | false,
  load: (family: Family) => Promise<object | undefined>,
): () => void {
  const later =
    (family: Family, name: string) =>
    (...args: unknown[]) =>
      load(family).then((own) => (own as Methods)[name]?.(...args))
  /** No later wallets follow, so there is no event to subscribe to. */
  const listening =
    (name: string) =>
    (...args: unknown[]) => {
      later('eip155', name)(...args).catch(() => {})
      return provider
    }
  const provider: object = {
    request: later('eip155', 'request'),
    on: listening('on'),
    removeListener: listening('removeListener'),
  }
  const injected: { enable: unknown; name?: string } = { enable: later('polkadot', 'enable') }
  const page = window as Page

  function say() {
    let stored: { [Name in Family]?: AnnouncedWallet } | undefined
    try {
      // A name is one line: control characters go, written out or as escapes of JSON.
      stored = JSON.parse((readText() as string).replace(/\\[^"]|\p{C}/gu, ''))
    } catch {}
    const eip155 = stored?.eip155
    const polkadot = stored?.polkadot
    const detail = Object.freeze({ info: { ...eip155, rdns }, provider })
    if (eip155) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const wallets = page.injectedWeb3 ?? {}
    if (polkadot) {
      injected.name = polkadot.name
      page.injectedWeb3 = wallets
      wallets[rdns] ??= injected
    }
    // Code that has loaded since may have set its own provider.
    else if (wallets[rdns] === injected) delete wallets[rdns]
  }
  // The page has one listener for all elements. It is never removed: without a stored wallet it dispatches nothing, and
  // code to remove it would cost every page bytes.
  addEventListener('eip6963:requestProvider', say)
  say()
  return say
}
