import { furtherOf } from '../../connectors/installed/connectFurther.ts'
import { findSessionWallet } from '../../connectors/installed/multichain/sessionWallet.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { connectors } from '../../controllers/connectors.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import type { Wallet } from '../../types/wallet.ts'
import { connectorsOf } from './connectorsOf.ts'

/**
 * True if the wallet connects several families by one prompt, so that the user need not choose one. Families that are connected
 * are left out, so that the user can choose one to connect anew.
 */
export function connectsAtOnce(wallet: Wallet): boolean {
  const ways = connectorsOf(wallet, connectors.list)
  const isOpen = ways.every(({ namespace }) => !liveConnection(namespace))
  const [connector] = ways
  if (!connector || !isOpen) return false
  const further = furtherOf(connector, [...requestedNamespaces()])
  return further.length > 1 && ways.some((way) => findSessionWallet(way) !== undefined)
}
