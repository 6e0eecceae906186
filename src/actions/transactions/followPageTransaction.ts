import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { toWalletError } from '../../chains/walletError.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PageRequest, PageTransaction } from '../../types/pageTransaction.ts'
import type { PageReader, PendingTransaction } from '../../types/pendingTransaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { reportError } from '../report/reportError.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepSent } from './keepSent.ts'
import { loadTexts } from './loadTexts.ts'

function keep(
  namespace: Namespace,
  { caipNetworkId, from }: PageRequest,
  { hash, transfer, call, isBatch, calls }: PageTransaction,
): Promise<void> {
  const network = findRequestedNetwork(caipNetworkId) ?? null
  const { symbol, decimals } = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
  // On a network that is not configured the unit is unknown, so no amount is stored.
  const known = network && transfer
  const transaction: PendingTransaction = {
    hash,
    namespace,
    caipNetworkId,
    from,
    kind: 'page',
    phase: 'submitted',
    to: known ? known.to : '',
    amount: known ? formatUnits(known.amount, decimals) : '0',
    symbol,
    iconUrl: null,
    token: null,
    sentAt: Date.now(),
    nonce: null,
    call,
    replacedBy: null,
    spedUp: false,
    isBatch,
    calls,
  }
  return keepSent(transaction, network)
}

/**
 * Follows a transaction that the page has requested from the wallet until it is settled, without delaying the page's
 * response. `toSent` reads the transaction from the response; null if the response is malformed. Never rejects.
 */
async function followRequest(
  namespace: Namespace,
  request: PageRequest,
  response: Promise<unknown>,
  toSent: (response: unknown) => ReturnType<PageReader['read']>,
): Promise<void> {
  emitTransaction({ namespace, kind: 'page', phase: 'initiated' })
  let sent: PageTransaction
  try {
    const result = await response
    const read = await toSent(result)
    if (!read) throw invalidResponse('The wallet named no transaction', result)
    sent = read
  } catch (thrown) {
    await loadTexts()
    const error = reportError(toWalletError(thrown, 'SEND_FAILED'), 'inline')
    emitTransaction({ namespace, kind: 'page', phase: 'failed' }, error)
    return
  }
  await keep(namespace, request, sent)
}

/** Calls `followRequest` for a page's request, in families that can parse such requests. Never rejects. */
export async function followPageTransaction(
  namespace: Namespace,
  request: PageRequest,
  response: Promise<unknown>,
): Promise<void> {
  if (!hasLaterPart(namespace, 'pageTransactions')) return
  const reader = await loadLaterPart(namespace, 'pageTransactions').catch(() => null)
  if (!reader) return
  await followRequest(namespace, request, response, (received) =>
    reader.read(request.params, received),
  )
}
