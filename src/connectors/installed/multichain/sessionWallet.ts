import type { Connector } from '../../../types/connector.ts'
import { attemptRead } from '../announced.ts'

/** A wallet that grants several families by one session (CAIP-25). */
export interface SessionWallet {
  /** Id of the extension, with which Chrome connects pages to it; undefined in other browsers. */
  extensionId: string | undefined
}

interface Announced {
  rdns: string
  name: string
  /** CAIP-348: the value is the id of an extension. */
  targets?: unknown
}

const announcement = 'caip294:wallet_announce'

/** MetaMask is the only wallet that the client reaches without the id of an extension, by messages of the window. */
const isMetaMask = (rdns: string) => /^io\.metamask(\.|$)/.test(rdns)

function toSessionWallet({ rdns, targets }: Announced): SessionWallet | undefined {
  const listed: unknown[] = Array.isArray(targets) ? targets : []
  const ids = listed.flatMap((target) => {
    const { type, value } = Object(target) as { type?: unknown; value?: unknown }
    return type === 'caip-348' && typeof value === 'string' ? value : []
  })
  const [extensionId] = ids
  return extensionId !== undefined || isMetaMask(rdns) ? { extensionId } : undefined
}

/**
 * Finds the announcement (CAIP-294) of a connector's wallet, by its rdns or, where it has none, its name. Wallets answer while the
 * event is dispatched. MetaMask announces itself so since `@metamask/providers` 22
 * (https://github.com/MetaMask/providers/releases/tag/v22.0.0).
 */
export function findSessionWallet(
  { rdns, name }: Pick<Connector, 'rdns' | 'name'>,
  page: EventTarget = window,
): SessionWallet | undefined {
  let found: SessionWallet | undefined
  function onAnnounce(event: Event): void {
    const said = attemptRead(() => {
      const { params } = (event as CustomEvent<{ params: Announced }>).detail
      const isIt = rdns === undefined ? params.name === name : params.rdns === rdns
      return isIt ? toSessionWallet(params) : undefined
    })
    found ??= said
  }
  page.addEventListener(announcement, onAnnounce)
  const detail = { id: 1, jsonrpc: '2.0', method: 'wallet_prompt', params: {} }
  page.dispatchEvent(new CustomEvent('caip294:wallet_prompt', { detail }))
  page.removeEventListener(announcement, onAnnounce)
  return found
}
