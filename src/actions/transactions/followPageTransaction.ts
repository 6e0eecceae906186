import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { toWalletError } from '../../chains/walletError.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { invalidResponse } from '../../errors/invalidResponse.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PageRequest, PageTransaction } from '../../types/pageTransaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { transactionExplorerUrl } from '../account/explorerUrls.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { reportError } from '../report/reportError.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepTransaction } from './followTransactions.ts'
import { loadTexts } from './loadTexts.ts'

function keep(
  namespace: Namespace,
  { caipNetworkId, from }: PageRequest,
  { hash: id, transfer, call, isBatch }: PageTransaction,
): void {
  const network = findRequestedNetwork(caipNetworkId)
  const { symbol, decimals } = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
  // On a network that is not configured the unit is unknown, so no amount is stored.
  const known = network && transfer
  // The id of a batch is not a hash. The wallet reports the hashes once the batch is mined.
  const hash = isBatch ? null : id
  const explorerUrl = network && hash ? transactionExplorerUrl(network, hash) : null
  emitTransaction({ namespace, kind: 'page', phase: 'submitted', hash, explorerUrl })
  keepTransaction({
    hash: id,
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
    explorerUrl,
    nonce: null,
    call,
    replacedBy: null,
    spedUp: false,
    isBatch,
  })
  refreshAfterSend(namespace)
}

/**
 * Follows a transaction that the page has requested from the wallet until it is settled, without delaying the page's
 * response. `toSent` reads the transaction from the response; null if the response is malformed. Never rejects.
 */
async function followRequest(
  namespace: Namespace,
  request: PageRequest,
  response: Promise<unknown>,
  toSent: (response: unknown) => PageTransaction | null,
): Promise<void> {
  emitTransaction({ namespace, kind: 'page', phase: 'initiated' })
  try {
    const result = await response
    const sent = toSent(result)
    if (!sent) throw invalidResponse('The wallet named no transaction', result)
    keep(namespace, request, sent)
  } catch (thrown) {
    await loadTexts()
    const error = reportError(toWalletError(thrown, 'SEND_FAILED'), 'inline')
    emitTransaction({ namespace, kind: 'page', phase: 'failed' }, error)
  }
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
