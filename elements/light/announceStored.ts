import type { ownRdns } from '../../src/chains/ownRdns.ts'
import type { AnnouncedWallet } from '../../src/storage/announcedWallets.ts'

// The value is a literal: a module that chunks import too would be another file at page load.
const rdns: typeof ownRdns = 'app.wallet-modal'

type Family = 'eip155' | 'polkadot'
type Methods = Record<string, (...args: unknown[]) => unknown>

interface Page {
  injectedWeb3?: Record<string, object>
}

/**
 * Announces stored wallets to apps that look for wallets only once, when they start. Apps that use the Wallet Standard
 * need no early announcement, since they also find wallets that are announced later.
 *
 * An app's first request loads the modal by `load`. `readText` returns the stored wallets; null or false while none may
 * be announced. The returned function must be called when the result of `readText` may have changed.
 */
export function announceStored(
  readText: () => string | null | undefined | false,
  load: (family: Family) => Promise<object | undefined>,
): () => void {
  const later =
    (family: Family, name: string) =>
    (...args: unknown[]) =>
      load(family).then((own) => (own as Methods)[name]?.(...args))
  /** Returns a method that calls its counterpart once `load` has resolved, and returns the provider, as in EIP-1193. */
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
      // A name is shown in one line, so control characters are removed, both as characters and as JSON escapes.
      stored = JSON.parse((readText() as string).replace(/\\[^"]|\p{C}/gu, ''))
    } catch {}
    const eip155 = stored?.eip155
    const polkadot = stored?.polkadot
    const detail = Object.freeze({ info: { ...eip155, rdns }, provider })
    if (eip155) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    // The page may have frozen the list of wallets.
    try {
      const wallets = page.injectedWeb3 ?? {}
      if (polkadot) {
        injected.name = polkadot.name
        page.injectedWeb3 = wallets
        wallets[rdns] ??= injected
      }
      // Code that has loaded in the meantime may have set its own provider, which stays.
      else if (wallets[rdns] === injected) delete wallets[rdns]
    } catch {}
  }
  // All elements of the page share one listener, which is never removed. The listener dispatches nothing if no wallet
  // is stored, and the code to remove it would cost every page some bytes.
  addEventListener('eip6963:requestProvider', say)
  say()
  return say
}
