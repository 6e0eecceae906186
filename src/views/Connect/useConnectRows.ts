import { connectedKind } from '../../actions/connection/connectedKind.ts'
import { excludedWallets } from '../../actions/wallets/excluded.ts'
import { hasWalletConnect } from '../../actions/wallets/hasWalletConnect.ts'
import { listConnectRows } from '../../actions/wallets/listConnectRows.ts'
import { accounts } from '../../controllers/accounts.ts'
import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet, WalletRow } from '../../types/wallet.ts'
import { isMobile } from '../../utils/device.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal } from '../context.ts'

export const isInstalledRow = ({ tag }: WalletRow) => tag === 'installed' || tag === 'multichain'

export function useConnectRows(namespace?: Namespace, leastRows?: number): WalletRow[] {
  const { namespaceFilter } = useStateOf(useModal().state)
  const { list } = useStateOf(connectors)
  const lists = useStateOf(wallets)
  const settings = useStateOf(options)
  const usesWalletConnect = Object.values(useStateOf(accounts)).some(
    (account) => connectedKind(account)?.pairs,
  )
  const known = list as readonly Connector[]
  const custom = settings.customWallets as readonly Wallet[]
  return listConnectRows({
    connectors: known,
    recent: lists.recent as readonly Wallet[],
    featured: [...lists.featured, ...lists.only] as readonly Wallet[],
    recommended: lists.recommended as readonly Wallet[],
    custom,
    ...excludedWallets(settings, lists),
    order: settings.features.connectorTypeOrder,
    namespaceFilter: namespace ?? namespaceFilter,
    isMobile: isMobile(),
    hasWalletConnect: hasWalletConnect() && !usesWalletConnect,
    usesEip6963: settings.enableEip6963,
    leastRows,
  })
}
