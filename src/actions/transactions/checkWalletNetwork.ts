import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { Network } from '../../types/network.ts'

/** A wallet on another network would broadcast there. @throws WalletModalError WALLET_ELSEWHERE */
export async function checkWalletNetwork(
  { opened }: LiveConnection,
  network: Network,
): Promise<void> {
  const at = await opened.getNetwork()
  if (at === network.caipNetworkId) return
  throw new WalletModalError('WALLET_ELSEWHERE', { params: { network: network.name } })
}
