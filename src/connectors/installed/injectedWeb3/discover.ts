import { ownRdns } from '../../../chains/ownRdns.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { attemptRead } from '../announced.ts'
import type {
  DiscoveryListener,
  DiscoveryOptions,
  InstalledWallet,
  Search,
} from '../InstalledWallet.ts'
import { isFreeId } from '../isFreeId.ts'
import { announced } from '../kinds.ts'
import type { InjectedEntry } from './provider.ts'

interface Page extends EventTarget {
  injectedWeb3?: unknown
  /** A flag of Nova's in-app browser, which injects its wallet as `polkadot-js`. */
  walletExtension?: unknown
}

/** Display names by key of `injectedWeb3`, since wallets do not report a name. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  'subwallet-js': 'SubWallet',
  talisman: 'Talisman',
  nova: 'Nova Wallet',
  polkagate: 'PolkaGate',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
}

/**
 * Milliseconds after which `window.injectedWeb3` is read again. It is read several times, because no event reports a
 * new entry.
 */
const readAtMs = [50, 200, 500, 1000, 1800, 2800]

function isNova({ walletExtension }: Page): boolean {
  const { isNovaWallet } = Object(walletExtension) as { isNovaWallet?: unknown }
  return isNovaWallet === true
}

function nameOf(key: string, page: Page): string {
  if (key === 'polkadot-js' && attemptRead(() => isNova(page))) return 'Nova Wallet'
  return (Object.hasOwn(names, key) && names[key]) || toDisplayText(key)
}

/**
 * Returns the wallet of an entry in `injectedWeb3`. Null if the entry's key is malformed, or if the key is the id of
 * another connector or of the modal.
 */
function toInstalled(key: string, entry: InjectedEntry, page: Page): InstalledWallet | null {
  const name = nameOf(key, page)
  if (!/^[\w.@/ -]{1,64}$/.test(key) || !isFreeId(key) || key === ownRdns || !name) return null
  return {
    connector: { id: key, type: announced.type, name, namespace: 'polkadot' },
    announcesItself: true,
    async provide(context) {
      const { createInjectedProvider } = await loadPart(import('./provider.ts'))
      return createInjectedProvider(entry, context)
    },
  }
}

export function discoverInjectedWeb3(
  _options: DiscoveryOptions,
  { onWallet, onGone }: DiscoveryListener,
  page: Page = window as Page,
): Search {
  const listed = new Map<string, InjectedEntry>()

  /** Reads the entries that have `enable`. A getter that throws hides only its own wallet. */
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
  const timers = readAtMs.map((ms) => setTimeout(look, ms))
  // Slow extensions inject their wallet only at `load`. `focus` is dispatched when the user returns from installing a
  // wallet.
  const moments = ['load', 'focus'] as const
  for (const moment of moments) page.addEventListener(moment, look)
  return {
    look,
    stop() {
      for (const timer of timers) clearTimeout(timer)
      for (const moment of moments) page.removeEventListener(moment, look)
    },
  }
}
