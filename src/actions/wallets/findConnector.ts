import { connectors } from '../../controllers/connectors.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { leadsTo } from './listConnectRows.ts'

/** The ways to a wallet in this browser, on every family; those that bear its very id come first. */
export function connectorsOf(wallet: Wallet, known: readonly Connector[]): Connector[] {
  const isExact = ({ id }: Connector) => id === wallet.id
  const installed = known.filter(({ type }) => type !== 'WALLET_CONNECT')
  const others = installed.filter((one) => !isExact(one) && leadsTo(one, wallet))
  return [...installed.filter(isExact), ...others]
}

/** The way to a wallet in this browser: on `namespace` if one is given, else on the active family or any. */
export function findConnector(wallet: Wallet, namespace?: Namespace): Connector | undefined {
  const candidates = connectorsOf(wallet, connectors.list)
  const own = candidates.find((one) => one.namespace === (namespace ?? networks.activeNamespace))
  return namespace ? own : (own ?? candidates[0])
}
