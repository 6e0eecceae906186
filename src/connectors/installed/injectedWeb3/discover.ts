import { ownRdns } from '../../../chains/ownRdns.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { attemptRead, isFreeId } from '../announced.ts'
import type { DiscoveryListener, DiscoveryOptions, InstalledWallet } from '../InstalledWallet.ts'

/**
 * A wallet as it put itself into `window.injectedWeb3` under a key of its own, by the convention of
 * @polkadot/extension-inject. Nothing in it was checked but that it can be enabled.
 */
export interface InjectedEntry {
  enable(origin: string): unknown
  /** The newer way in: a wallet that has it may refuse to be enabled. */
  connect?: unknown
}

interface Page extends EventTarget {
  injectedWeb3?: unknown
  /** Nova's browser passes itself off as polkadot-js, and says so here. */
  walletExtension?: unknown
}

/** Wallets have a key and no name. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  nova: 'Nova Wallet',
  polkagate: 'PolkaGate',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
}

/** No event says that a wallet has put itself into `window.injectedWeb3`, so it is read again after these milliseconds. */
const looksAtMs = [50, 200, 500, 1000, 1800, 2800]

function isNova({ walletExtension }: Page): boolean {
  const { isNovaWallet } = Object(walletExtension) as { isNovaWallet?: unknown }
  return isNovaWallet === true
}

function nameOf(key: string, page: Page): string {
  if (key === 'polkadot-js' && attemptRead(() => isNova(page))) return 'Nova Wallet'
  return (Object.hasOwn(names, key) && names[key]) || toDisplayText(key)
}

/** Null for what cannot be enabled, or is the modal's own. */
function toInstalled(key: string, entry: InjectedEntry, page: Page): InstalledWallet | null {
  const name = nameOf(key, page)
  if (!/^[\w.@/ -]{1,64}$/.test(key) || !isFreeId(key) || key === ownRdns || !name) return null
  return {
    connector: { id: key, type: 'ANNOUNCED', name, namespace: 'polkadot' },
    announcesItself: true,
    async provide(context) {
      const { createInjectedProvider } = await loadPart(import('./provider.ts'))
      return createInjectedProvider(entry, context)
    },
  }
}

/**
 * Lists the Polkadot wallets in the page: those there now and those that come while the page settles. Returns
 * what stops looking.
 */
export function discoverInjectedWeb3(
  _options: DiscoveryOptions,
  { onWallet, onGone }: DiscoveryListener,
  page: Page = window as Page,
): () => void {
  const listed = new Map<string, InjectedEntry>()

  /** Getters of strangers' objects may throw: that costs the wallet whose they are, and no other. */
  function entries(): [string, InjectedEntry][] {
    const injected =
      attemptRead(() => Object(page.injectedWeb3) as Record<string, InjectedEntry>) ?? {}
    const keys = attemptRead(() => Object.keys(injected)) ?? []
    return keys.flatMap((key): [string, InjectedEntry][] => {
      const entry = attemptRead(() => injected[key])
      return entry && attemptRead(() => typeof entry.enable === 'function') ? [[key, entry]] : []
    })
  }

  function look(): void {
    const found = entries()
    for (const [key, entry] of found) {
      // One that puts itself there anew: connections to come use it.
      if (listed.get(key) === entry) continue
      const wallet = toInstalled(key, entry, page)
      if (!wallet) continue
      listed.set(key, entry)
      onWallet(wallet)
    }
    for (const id of listed.keys()) {
      if (found.some(([key]) => key === id)) continue
      listed.delete(id)
      onGone({ namespace: 'polkadot', id })
    }
  }

  look()
  const timers = looksAtMs.map((ms) => setTimeout(look, ms))
  // A slow page's wallets come with it; a person who has just installed one comes back to the tab.
  const moments = ['load', 'focus'] as const
  for (const moment of moments) page.addEventListener(moment, look)
  return () => {
    for (const timer of timers) clearTimeout(timer)
    for (const moment of moments) page.removeEventListener(moment, look)
  }
}
