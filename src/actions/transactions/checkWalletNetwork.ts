import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Network } from '../../types/network.ts'

/**
 * The wallet must be where the draft is: it would send elsewhere, or nothing.
 *
 * @throws WalletModalError WALLET_ELSEWHERE
 */
export async function checkWalletNetwork(
  { adapter, connection }: LiveConnection,
  network: Network,
): Promise<void> {
  const at = await adapter.getNetwork(connection.provider)
  if (at === network.caipNetworkId) return
  throw new WalletModalError('WALLET_ELSEWHERE', { params: { network: network.name } })
}
