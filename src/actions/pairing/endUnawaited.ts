import { loadConnectorDriver } from '../../connectors/registry.ts'
import { options } from '../../controllers/options.ts'
import { connectorContext } from '../connection/connectorContext.ts'

/** Ends sessions that a wallet approved for an earlier page load. */
export async function endUnawaited(): Promise<void> {
  if (!options.enableWalletconnect) return
  const driver = await loadConnectorDriver('WALLET_CONNECT')
  await driver.endUnawaited?.(connectorContext())
}
