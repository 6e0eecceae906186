import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { emitFeatureEvent, emitHostEvent } from '../../controllers/events.ts'
import { options } from '../../controllers/options.ts'
import type { SettledRequest } from '../../types/connectorDriver.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { log } from '../../utils/log.ts'

async function followTransaction(settled: SettledRequest): Promise<void> {
  const { caipNetworkId, method, params, result, error } = settled
  const namespace = namespaceOf(caipNetworkId)
  const { toPageRequest } = await loadLaterPart(namespace, 'walletConnect')
  const addresses = accountOf(namespace).accounts.map(({ address }) => address)
  const request = toPageRequest?.({ method, params, addresses, caipNetworkId })
  if (!request) return
  const response = error ? Promise.reject(error) : Promise.resolve(result)
  response.catch(() => {})
  emitFeatureEvent('pageTransaction', namespace, request, response)
}

/** Emits the answer to a request of an earlier page; with `follow-transactions` its transaction is followed. */
export function emitSettled(settled: SettledRequest): void {
  const { id, caipNetworkId, method, result, error } = settled
  const namespace = namespaceOf(caipNetworkId)
  emitHostEvent('requestsettled', { id, namespace, method, result, error })
  if (!options.followTransactions) return
  followTransaction(settled).catch((thrown: unknown) =>
    log('warn', 'the transaction of an earlier page could not be followed', thrown),
  )
}
