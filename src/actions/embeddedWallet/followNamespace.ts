import { subscribe } from 'valtio/vanilla'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'

export function followNamespace(wallet: EmbeddedWallet): void {
  let shown = networks.activeNamespace
  subscribe(networks, () => {
    if (networks.activeNamespace === shown) return
    shown = networks.activeNamespace
    const { connectorId, caipNetworkId } = accountOf(shown)
    if (connectorId !== 'ID_AUTH' || !caipNetworkId) return
    // A failure has no effect, because each request moves the frame to its network as well.
    wallet
      .moveTo(caipNetworkId)
      .catch((error: unknown) =>
        log('warn', 'the frame did not follow to another namespace', error),
      )
  })
}
