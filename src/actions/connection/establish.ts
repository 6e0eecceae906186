import type { ConnectDetail } from '../../types/host.ts'
import { announce } from './announce.ts'
import { commit } from './commit.ts'
import { follow } from './follow.ts'
import { type EstablishRequest, negotiate } from './negotiate.ts'

/** Null if the wallet grants no account any more, or the attempt is stale. @throws WalletModalError as `negotiate` */
export async function establish(request: EstablishRequest): Promise<ConnectDetail | null> {
  const terms = await negotiate(request)
  if (!terms) return null
  const live = commit(request, terms)
  follow(live)
  return announce(live, request.silent)
}
