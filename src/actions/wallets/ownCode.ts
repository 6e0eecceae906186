import { connectors } from '../../controllers/connectors.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'
import type { ConnectTarget } from './connectTarget.ts'
import { showsCode } from './installedRows.ts'

/** Returns the connector of a wallet that pairs by a link or code of its own kind, while it is not installed; undefined for others. */
export function ownCodeOf(
  wallet: Wallet | undefined,
  { namespace }: ConnectTarget = {},
): Connector | undefined {
  const ways = wallet ? connectorsOf(wallet, connectors.list as readonly Connector[]) : []
  return ways.find((one) => showsCode(one) && (!namespace || one.namespace === namespace))
}
