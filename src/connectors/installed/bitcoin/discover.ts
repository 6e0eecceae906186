import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { attemptRead } from '../announced.ts'
import type { Discover, DiscoveryListener, InstalledWallet } from '../InstalledWallet.ts'
import { announced } from '../kinds.ts'
import { type CreateProvider, observeWallets } from '../walletStandard/observeWallets.ts'
import { findPageWallets, type PageWallet, type WalletApi } from './pageWallets.ts'

/** Sources that may list the same wallet. `page` is preferred, because its interfaces have more features. */
const ways = ['page', 'standard'] as const
type Way = (typeof ways)[number]

/** Normalizes a name, because sources use different names for one wallet, such as `OKX Wallet` and `OKX`. */
const keyOf = (name: string) => name.toLowerCase().replace(/ wallet$/, '')

/**
 * Merges both sources into one list. The id of a wallet does not depend on the source, so a stored session finds its
 * wallet through either source.
 */
export function mergeWays({ onWallet, onGone }: DiscoveryListener) {
  const known = new Map<string, Partial<Record<Way, InstalledWallet>>>()

  function report(key: string): void {
    const found = known.get(key) ?? {}
    const best = ways.map((way) => found[way]).find((wallet) => wallet !== undefined)
    if (best) {
      const announcesItself = found.standard !== undefined
      onWallet({ ...best, announcesItself, connector: { ...best.connector, id: key } })
    } else onGone({ namespace: 'bip122', id: key })
  }

  return {
    add(way: Way, wallet: InstalledWallet): void {
      const key = keyOf(wallet.connector.name)
      known.set(key, { ...known.get(key), [way]: wallet })
      report(key)
    },
    drop(way: Way, name: string): void {
      const key = keyOf(name)
      const { [way]: _, ...rest } = known.get(key) ?? {}
      known.set(key, rest)
      report(key)
    },
  }
}

/**
 * Delays in milliseconds after which global variables are read again. Content scripts run late on slow machines. A
 * wallet that is injected even later is found on `focus`.
 */
const looksAfter = [0, 100, 400, 1_000, 2_000, 3_000]

type Create = (provider: object, context: ConnectorContext) => object

const loaders: Record<WalletApi, () => Promise<Create>> = {
  satsConnect: () =>
    import('./satsConnectProvider.ts').then((module) => module.createSatsConnectProvider),
  leather: () => import('./leatherProvider.ts').then((module) => module.createLeatherProvider),
  unisat: () => import('./unisatProvider.ts').then((module) => module.createUnisatProvider),
  okx: () => import('./unisatProvider.ts').then((module) => module.createOkxProvider),
}

const loadStandard = (): Promise<CreateProvider> =>
  import('./standardProvider.ts').then((module) => module.createStandardProvider)

/**
 * Returns an object that reads the wallet's global variable at each use, because wallets replace their object. While
 * another wallet is there, the object that was found first is used. A member that the object throws for is missing.
 */
function readAtUse({ name, provider }: PageWallet, legacy: boolean): object {
  const current = () =>
    findPageWallets({ legacy }).find((one) => one.name === name)?.provider ?? provider
  // With the wallet's object as its target, a Proxy could not bind the methods of a frozen one.
  return new Proxy(
    {},
    {
      get(_, key) {
        const owner = current()
        const value = attemptRead((): unknown => Reflect.get(owner, key))
        return typeof value === 'function' ? value.bind(owner) : value
      },
    },
  )
}

async function provide(
  wallet: PageWallet,
  legacy: boolean,
  context: ConnectorContext,
): Promise<object> {
  const create = await loadPart(loaders[wallet.api]())
  return create(readAtUse(wallet, legacy), context)
}

/** Reads the Wallet Standard, `btc_providers` (WBIP004) and known global variables. Each wallet is listed once. */
export const discoverBitcoin: Discover = ({ legacy }, listener) => {
  const merged = mergeWays(listener)
  const seen = new Set<string>()

  function look(): void {
    for (const wallet of findPageWallets({ legacy })) {
      const { name, icon } = wallet
      if (seen.has(keyOf(name))) continue
      seen.add(keyOf(name))
      merged.add('page', {
        connector: { id: name, type: announced.type, name, namespace: 'bip122', imageUrl: icon },
        announcesItself: false,
        provide: (context) => provide(wallet, legacy, context),
      })
    }
  }

  const stopObserving = observeWallets(
    {
      namespace: 'bip122',
      serves: (features) => 'bitcoin:connect' in features,
      load: loadStandard,
    },
    {
      onWallet: (wallet) => merged.add('standard', wallet),
      onGone: ({ id }) => merged.drop('standard', id),
    },
  )
  const timers = looksAfter.map((delayMs) => setTimeout(look, delayMs))
  addEventListener('load', look)
  addEventListener('focus', look)
  return {
    look,
    stop() {
      stopObserving()
      for (const timer of timers) clearTimeout(timer)
      removeEventListener('load', look)
      removeEventListener('focus', look)
    },
  }
}
