import { subscribe } from 'valtio/vanilla'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'

const followers = new WeakSet<EmbeddedWallet>()

export function followNamespace(wallet: EmbeddedWallet): void {
  if (followers.has(wallet)) return
  followers.add(wallet)
  let shown = networks.activeNamespace
  subscribe(networks, () => {
    if (networks.activeNamespace === shown) return
    shown = networks.activeNamespace
    const { connectorId, caipNetworkId } = accountOf(shown)
    if (connectorId !== 'ID_AUTH' || !caipNetworkId) return
    // Each request moves the frame as well, so nothing is lost where this fails.
    wallet
      .moveTo(caipNetworkId)
      .catch((error: unknown) =>
        log('warn', 'the frame did not follow to another namespace', error),
      )
  })
}
