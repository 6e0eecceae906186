import { loadConnectorDriver } from '../../connectors/registry.ts'
import { options } from '../../controllers/options.ts'
import { connectorContext } from '../connection/connectorContext.ts'

/** Ends what a wallet approves for an earlier page, which was left before it did. */
export async function endUnawaited(): Promise<void> {
  if (!options.enableWalletconnect) return
  const driver = await loadConnectorDriver('WALLET_CONNECT')
  await driver.endUnawaited?.(connectorContext())
}
