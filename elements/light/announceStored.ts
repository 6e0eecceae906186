import type { ownRdns } from '../../src/chains/ownRdns.ts'
import type { AnnouncedWallet } from '../../src/storage/announcedWallets.ts'

// Spelt out, because a module that files loaded later need as well would be a file of its own at page load.
const rdns: typeof ownRdns = 'app.wallet-modal'

type Family = 'eip155' | 'polkadot'
type Methods = Record<string, (...args: unknown[]) => unknown>

interface Page {
  injectedWeb3?: Record<string, object>
}

/**
 * For apps that look for wallets only once, at their start; Wallet Standard apps learn of later ones, too. Requests wait
 * for `load`. `readText` gives the stored wallets while they are to be announced. The returned function is called
 * when that may have changed.
 */
export function announceStored(
  readText: () => string | null | undefined | false,
  load: (family: Family) => Promise<object | undefined>,
): () => void {
  const later =
    (family: Family, name: string) =>
    (...args: unknown[]) =>
      load(family).then((own) => (own as Methods)[name]?.(...args))
  /** Without a source of changes there are none. */
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
    // The code loaded since may have put its own provider there.
    else if (wallets[rdns] === injected) delete wallets[rdns]
  }
  // One listener for the page, not for each element. It stays: without a stored wallet it dispatches nothing, and its end
  // would cost bytes of every page.
  addEventListener('eip6963:requestProvider', say)
  say()
  return say
}
