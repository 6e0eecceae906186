import type { ConnectDetail } from '../../types/host.ts'
import { announce } from './announce.ts'
import { commit } from './commit.ts'
import { follow } from './follow.ts'
import { type EstablishRequest, negotiate } from './negotiate.ts'

/**
 * Turns a wallet's provider into a connection: requests accounts and network, writes state and storage, starts
 * listening, and shows it to the host. Null if the wallet no longer grants an account, or the attempt is stale.
 *
 * @throws WalletModalError like `negotiate`
 */
export async function establish(request: EstablishRequest): Promise<ConnectDetail | null> {
  const terms = await negotiate(request)
  if (!terms) return null
  const live = commit(request, terms)
  follow(live)
  return announce(live, request.silent)
}
