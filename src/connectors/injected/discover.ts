import type { Connector } from '../../types/connector.ts'
import { type Announcement, toAnnouncement } from './announcement.ts'

/** A wallet that is in the page, and its provider, which must never end up in reactive state. */
export interface InjectedWallet {
  connector: Connector
  provider: object
}

interface DiscoverOptions {
  /** List the wallets that announce themselves. */
  eip6963: boolean
  /** Offer `window.ethereum` when none does. */
  legacy: boolean
  /** How long none may have announced itself until `window.ethereum` is looked at, in ms. */
  graceMs?: number
}

const announceEvent = 'eip6963:announceProvider'
/** Sent by wallets that set `window.ethereum` late, in the browsers of phone wallets. */
const legacyEvent = 'ethereum#initialized'
const legacyId = 'injected'

const injected = new Map<string, InjectedWallet>()
const observers = new Set<() => void>()

/** The wallet behind a connector's id, if it is there by now. */
export function getInjected(connectorId: string): InjectedWallet | undefined {
  return injected.get(connectorId)
}

/** Calls back whenever a wallet shows up. Returns what ends it. */
export function observeInjected(observer: () => void): () => void {
  observers.add(observer)
  return () => observers.delete(observer)
}

function hold(wallet: InjectedWallet): void {
  injected.set(wallet.connector.id, wallet)
  for (const observer of observers) observer()
}

function toConnector({ rdns, name, icon }: Announcement): Connector {
  return {
    id: rdns,
    type: 'ANNOUNCED',
    name,
    namespace: 'eip155',
    imageUrl: icon,
    rdns,
  }
}

/**
 * Lists the wallets that are injected into the page: those that announce themselves (EIP-6963), whenever
 * they do, each once; or `window.ethereum` when none does within a moment. Who announces a wallet anew
 * replaces its provider for connections to come. `onGone` is told when an announcement makes the
 * legacy wallet, most likely the same, superfluous. Returns what stops looking; one search runs at a time.
 */
export function discoverInjected(
  { eip6963, legacy, graceMs = 400 }: DiscoverOptions,
  onConnector: (connector: Connector) => void,
  onGone: (connector: Connector) => void = () => {},
  page: EventTarget & { ethereum?: unknown } = window,
): () => void {
  const rdnsByUuid = new Map<string, string>()
  const listed = new Map<string, Connector>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function onAnnounce(event: Event): void {
    const announcement = toAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement) return
    const { uuid, rdns } = announcement
    // The same announcement under another name is not another wallet.
    if ((rdnsByUuid.get(uuid) ?? rdns) !== rdns) return
    rdnsByUuid.set(uuid, rdns)
    const connector = toConnector(announcement)
    const known = listed.get(rdns)
    listed.set(rdns, connector)
    hold({ connector, provider: announcement.provider })
    withdrawLegacy()
    if (known?.name !== connector.name || known.imageUrl !== connector.imageUrl) {
      onConnector(connector)
    }
  }

  function withdrawLegacy(): void {
    const connector = listed.get(legacyId)
    if (!connector) return
    listed.delete(legacyId)
    injected.delete(legacyId)
    onGone(connector)
  }

  function offerLegacy(): void {
    const provider = listed.size === 0 && (page.ethereum as { request?: unknown } | undefined)
    if (!provider || typeof provider.request !== 'function') return
    const connector: Connector = {
      id: legacyId,
      type: 'INJECTED',
      name: 'Browser Wallet',
      namespace: 'eip155',
      imageId: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00',
    }
    listed.set(legacyId, connector)
    hold({ connector, provider })
    onConnector(connector)
  }

  /** Wallets that announce themselves come first, so `window.ethereum` waits. */
  function awaitLegacy(): void {
    clearTimeout(timer)
    timer = setTimeout(offerLegacy, graceMs)
  }

  if (eip6963) {
    page.addEventListener(announceEvent, onAnnounce)
    page.dispatchEvent(new Event('eip6963:requestProvider'))
  }
  if (legacy) {
    page.addEventListener(legacyEvent, awaitLegacy)
    awaitLegacy()
  }
  return () => {
    clearTimeout(timer)
    page.removeEventListener(announceEvent, onAnnounce)
    page.removeEventListener(legacyEvent, awaitLegacy)
    injected.clear()
  }
}
