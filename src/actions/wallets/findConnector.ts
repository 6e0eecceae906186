import { connectors } from '../../controllers/connectors.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

/** A wallet's connector in this browser: on `namespace` if given, else on the active one, else on any. */
export function findConnector(wallet: Wallet, namespace?: Namespace): Connector | undefined {
  const candidates = connectorsOf(wallet, connectors.list)
  const own = candidates.find((one) => one.namespace === (namespace ?? networks.activeNamespace))
  return namespace ? own : (own ?? candidates[0])
}
