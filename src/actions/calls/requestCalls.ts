import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { options } from '../../controllers/options.ts'
import type { Namespace } from '../../types/caip.ts'
import type { CallOrigin, CallRequest, ReadCalls } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { confirmCalls } from './confirmCalls.ts'

async function follow(
  namespace: Namespace,
  origin: CallOrigin,
  response: Promise<unknown>,
  toSent: ReadCalls['toSent'],
): Promise<void> {
  const { address, caipNetworkId } = accountOf(namespace)
  const network = origin.caipNetworkId ?? caipNetworkId
  const part = await import('../transactions/followPageTransaction.ts').catch(() => null)
  if (!network || !part) return
  const request = { caipNetworkId: network, from: origin.from ?? address ?? '' }
  await part.followRequest(namespace, request, response, toSent)
}

/** @throws ProviderRpcError of `CallReader.read` if the request cannot be reviewed, else of `confirmCalls` */
export async function requestCalls(live: LiveConnection, request: CallRequest): Promise<unknown> {
  const { namespace, provider } = live.connection
  const reader = await loadLaterPart(namespace, 'calls')
  const { batch, request: send, mayUpgrade, toSent } = reader.read(provider, request)
  const requestAndFollow = (origin: CallOrigin) => {
    const response = send(origin)
    if (options.followTransactions) void follow(namespace, origin, response, toSent)
    return response
  }
  return confirmCalls(live, batch, requestAndFollow, mayUpgrade)
}
