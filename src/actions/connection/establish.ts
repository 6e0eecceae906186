import type { ConnectDetail } from '../../types/host.ts'
import { announce } from './announce.ts'
import { commit } from './commit.ts'
import { follow } from './follow.ts'
import { type EstablishRequest, negotiate } from './negotiate.ts'

/**
 * Turns a wallet's provider into the connection of its namespace: asks it who and where it is, writes state and
 * storage, follows it from now on, and tells the host. Null when the wallet no longer grants an account, or something
 * newer has taken this attempt's place.
 *
 * @throws WalletModalError as `negotiate` does
 */
export async function establish(request: EstablishRequest): Promise<ConnectDetail | null> {
  const terms = await negotiate(request)
  if (!terms) return null
  const live = commit(request, terms)
  follow(live)
  return announce(live, request.silent)
}
