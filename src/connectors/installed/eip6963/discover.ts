import type { Connector } from '../../../types/connector.ts'
import type { DiscoveryListener, DiscoveryOptions } from '../wallets.ts'
import { type Announcement, toAnnouncement } from './announcement.ts'

const announceEvent = 'eip6963:announceProvider'
/** Sent by wallets that set `window.ethereum` late, in the browsers of phone wallets. */
const legacyEvent = 'ethereum#initialized'
const legacyId = 'injected'
/** How long none may have announced itself until `window.ethereum` is looked at. */
const graceMs = 400

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
 * replaces its provider for connections to come. The legacy wallet, most likely one of them, is gone as soon
 * as one announces itself. Returns what stops looking.
 */
export function discoverInjected(
  { eip6963, legacy }: DiscoveryOptions,
  { onWallet, onGone }: DiscoveryListener,
  page: EventTarget & { ethereum?: unknown } = window,
): () => void {
  const rdnsByUuid = new Map<string, string>()
  const listed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function onAnnounce(event: Event): void {
    const announcement = toAnnouncement((event as CustomEvent<unknown>).detail)
    if (!announcement) return
    const { uuid, rdns } = announcement
    // The same announcement under another name is not another wallet.
    if ((rdnsByUuid.get(uuid) ?? rdns) !== rdns) return
    rdnsByUuid.set(uuid, rdns)
    listed.add(rdns)
    onWallet({ connector: toConnector(announcement), provide: () => announcement.provider })
    withdrawLegacy()
  }

  function withdrawLegacy(): void {
    if (listed.delete(legacyId)) onGone({ id: legacyId, namespace: 'eip155' })
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
    listed.add(legacyId)
    onWallet({ connector, provide: () => provider })
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
  }
}
