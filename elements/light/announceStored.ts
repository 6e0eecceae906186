import type { AnnouncedWallet } from '../../src/storage/announcedWallets.ts'

type Family = 'eip155' | 'polkadot'
type Methods = Record<string, (...args: unknown[]) => unknown>

interface Page {
  injectedWeb3?: Record<string, object>
}

/**
 * Announces the wallets that were announced when the page was left, to apps that look for wallets only once, as they
 * start; apps of the Wallet Standard hear of those that come later, too. What an app asks waits for `load`, which brings
 * what answers. `readText` gives what storage has of these wallets, as long as they are to be announced: returns what is to
 * be called when that may have changed.
 */
export function announceStored(
  readText: () => string | null,
  load: (family: Family) => Promise<object | undefined>,
): () => void {
  const later =
    (family: Family, name: string) =>
    (...args: unknown[]) =>
      load(family).then((own) => (own as Methods)[name]?.(...args))
  /** Where nothing comes that could tell of changes, there are none. */
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
  const injected: { enable: unknown; rdns?: string } = { enable: later('polkadot', 'enable') }
  const page = window as Page

  function read(): { [Name in Family]?: AnnouncedWallet } {
    try {
      return JSON.parse(readText() as string) ?? {}
    } catch {
      return {}
    }
  }

  function say() {
    const { eip155: info, polkadot } = read()
    const detail = Object.freeze({ info, provider })
    if (info) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    const wallets = page.injectedWeb3 ?? {}
    const { rdns = '' } = Object.assign(injected, polkadot)
    if (polkadot) {
      page.injectedWeb3 = wallets
      wallets[rdns] ??= injected
    }
    // The code that has loaded since may have put its own there.
    else if (wallets[rdns] === injected) delete wallets[rdns]
  }
  addEventListener('eip6963:requestProvider', say)
  say()
  return say
}
