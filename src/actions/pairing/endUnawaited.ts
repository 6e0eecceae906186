import { loadConnectorDriver } from '../../connectors/registry.ts'
import { walletConnect } from '../../connectors/walletConnect/kind.ts'
import { options } from '../../controllers/options.ts'
import { connectorContext } from '../connection/connectorContext.ts'

/** Ends WalletConnect sessions that a wallet approved after the page that requested them was left. */
export async function endUnawaited(): Promise<void> {
  if (!options.enableWalletconnect) return
  const driver = await loadConnectorDriver(walletConnect.connector.id)
  await driver.endUnawaited?.(connectorContext())
}
