import type { Connector } from '../../../types/connector.ts'
import { attemptRead, flagsOf } from '../announced.ts'
import type { DiscoveryListener, DiscoveryOptions, Search } from '../InstalledWallet.ts'
import { announced, injected } from '../kinds.ts'
import { type Announcement, toAnnouncement } from './announcement.ts'

const announceEvent = 'eip6963:announceProvider'
/** An event of in-app browsers of mobile wallets. They dispatch it if they set `window.ethereum` late. */
const legacyEvent = 'ethereum#initialized'
/** Milliseconds without an announcement after which `window.ethereum` is read. */
const graceMs = 400
/** In a page that a wallet may show, milliseconds between looks for `window.ethereum`, and after which they end. */
const againMs = 250
const patienceMs = 3_000
/** Maximum number of wallets with the same rdns. Their names must differ. */
const maxNamesakes = 4

function toConnector(id: string, { rdns, name, icon }: Announcement): Connector {
  return { id, type: announced.type, name, namespace: 'eip155', imageUrl: icon, rdns }
}

interface Page extends EventTarget {
  ethereum?: unknown
}

/**
 * Lists wallets that announce themselves (EIP-6963). If no wallet does so within `graceMs`, `window.ethereum` is
 * listed, also if a later `look` finds it, or another object there. With `isPatient` each look lasts until it finds one, at
 * most 3 s, since the browsers of wallets' apps may set it late and tell nobody. The first announcement removes `window.ethereum`,
 * because both are most likely the same wallet. A second provider with the same rdns is listed only if its name differs.
 */
export function discoverInjected(
  { eip6963, legacy, isPatient }: DiscoveryOptions,
  { onWallet, onGone }: DiscoveryListener,
  page: Page = window,
): Search {
  const rdnsByUuid = new Map<string, string>()
  /** Wallets by rdns, in the order of their announcements. */
  const holders = new Map<string, { id: string; name: string; provider: object }[]>()
  let listedLegacy: object | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function idOf({ rdns, name, provider }: Announcement): string | null {
    const known = holders.get(rdns) ?? []
    const own = known.find((one) => one.provider === provider)
    if (own) {
      own.name = name
      return own.id
    }
    if (known.length === maxNamesakes || known.some((one) => one.name === name)) return null
    const id = known.length === 0 ? rdns : `${rdns} ${name}`
    holders.set(rdns, [...known, { id, name, provider }])
    return id
  }

  function onAnnounce(event: Event): void {
    const announcement = toAnnouncement(event)
    if (!announcement) return
    const { uuid, rdns } = announcement
    // If a uuid was announced with one rdns and is announced with another, the second announcement is ignored, because
    // both belong to the same wallet.
    if ((rdnsByUuid.get(uuid) ?? rdns) !== rdns) return
    const id = idOf(announcement)
    if (!id) return
    rdnsByUuid.set(uuid, rdns)
    const connector = toConnector(id, announcement)
    const { provider } = announcement
    onWallet({ connector, announcesItself: true, provide: () => provider })
    withdrawLegacy()
  }

  function withdrawLegacy(): void {
    if (!listedLegacy) return
    listedLegacy = undefined
    onGone({ id: injected.connector.id, namespace: 'eip155' })
  }

  function offerLegacy(): void {
    if (holders.size > 0) return
    const provider = attemptRead(() => {
      const ethereum = page.ethereum as { request?: unknown }
      return typeof ethereum.request === 'function' ? ethereum : undefined
    })
    if (!provider || provider === listedLegacy) return
    withdrawLegacy()
    listedLegacy = provider
    const connector: Connector = {
      ...injected.connector,
      type: injected.type,
      namespace: 'eip155',
      flags: flagsOf(provider),
    }
    onWallet({ connector, announcesItself: false, provide: () => provider })
  }

  function look(): void {
    clearTimeout(timer)
    if (!legacy) return
    const until = Date.now() + patienceMs
    function offer(): void {
      offerLegacy()
      const isOver = listedLegacy || holders.size > 0 || Date.now() >= until
      if (isPatient && !isOver) timer = setTimeout(offer, againMs)
    }
    timer = setTimeout(offer, listedLegacy ? 0 : graceMs)
  }

  if (eip6963) {
    page.addEventListener(announceEvent, onAnnounce)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  page.addEventListener(legacyEvent, look)
  look()
  return {
    look,
    stop() {
      clearTimeout(timer)
      page.removeEventListener(announceEvent, onAnnounce)
      page.removeEventListener(legacyEvent, look)
    },
  }
}
