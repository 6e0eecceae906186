import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { toWalletError } from '../../chains/walletError.ts'
import { frontModal } from '../../controllers/modal.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { invalidResponse } from '../../errors/invalidResponse.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PageRequest, PageTransaction } from '../../types/pageTransaction.ts'
import { formatUnits } from '../../utils/amount.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { transactionExplorerUrl } from '../account/transactionExplorerUrl.ts'
import { reportError } from '../report/reportError.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepTransaction } from './followTransactions.ts'

function keep(
  namespace: Namespace,
  { caipNetworkId, from }: PageRequest,
  { hash: id, transfer, call, isBatch }: PageTransaction,
): void {
  const network = findRequestedNetwork(caipNetworkId)
  const { symbol, decimals } = network?.nativeCurrency ?? { symbol: '', decimals: 0 }
  // An amount without its unit would mislead.
  const known = network && transfer
  // The wallet names the transactions of a batch once they are mined.
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
 * Follows a page's request to the wallet from now to the end of its transaction. The page gets the response by itself;
 * this neither delays nor changes it. `toSent` reads what the response names. Never rejects.
 */
export async function followRequest(
  namespace: Namespace,
  request: PageRequest,
  response: Promise<unknown>,
  toSent: (answer: unknown) => PageTransaction | null,
): Promise<void> {
  emitTransaction({ namespace, kind: 'page', phase: 'initiated' })
  try {
    const answer = await response
    const sent = toSent(answer)
    if (!sent) throw invalidResponse('The wallet named no transaction', answer)
    keep(namespace, request, sent)
  } catch (thrown) {
    await loadMessages(frontModal()?.state.language ?? 'en', 'account').catch(() => {})
    const error = reportError(toWalletError(thrown, 'SEND_FAILED'), 'inline')
    emitTransaction({ namespace, kind: 'page', phase: 'failed' }, error)
  }
}

/** Follows a transaction that the page requests, as `followRequest` does, in families that read it. */
export async function followPageTransaction(
  namespace: Namespace,
  request: PageRequest,
  response: Promise<unknown>,
): Promise<void> {
  if (!hasLaterPart(namespace, 'pageTransactions')) return
  const reader = await loadLaterPart(namespace, 'pageTransactions').catch(() => null)
  if (!reader) return
  await followRequest(namespace, request, response, (answer) => reader.read(request.params, answer))
}
