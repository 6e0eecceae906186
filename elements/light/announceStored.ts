import type { AnnouncedWallet } from '../../src/storage/announcedWallets.ts'

type Family = 'eip155' | 'polkadot'
type Methods = Record<string, (...args: unknown[]) => unknown>

/** Whatever an app asks waits for `load`, which brings what answers. */
const later =
  (load: (family: Family) => Promise<object | undefined>, family: Family) =>
  (name: string) =>
  (...args: unknown[]) =>
    load(family).then((own) => (own as Methods)[name]?.(...args))

/**
 * Announces the wallets that were announced when the page was left, to apps that look for wallets only once, as they
 * start; apps of the Wallet Standard hear of those that come later, too. `readText` gives what storage has of these
 * wallets, as long as they are to be announced.
 */
export function announceStored(
  readText: () => string | null,
  load: (family: Family) => Promise<object | undefined>,
): void {
  function read(): { [Name in Family]?: AnnouncedWallet } | null {
    try {
      return JSON.parse(readText() ?? 'null')
    } catch {
      return null
    }
  }
  const method = later(load, 'eip155')
  const provider = {
    request: method('request'),
    on: method('on'),
    removeListener: method('removeListener'),
  }
  function say() {
    const info = read()?.eip155
    const detail = Object.freeze({ info, provider })
    if (info) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', say)
  say()

  const injected = read()?.polkadot
  if (!injected) return
  const page = window as { injectedWeb3?: Record<string, object> }
  page.injectedWeb3 ??= {}
  const enable = later(load, 'polkadot')('enable')
  page.injectedWeb3[injected.rdns] = { ...injected, enable }
}
