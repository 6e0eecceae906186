import { loadSender } from '../../chains/senders.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import { resetSend, send, updateSend } from '../../controllers/send.ts'
import { showToast } from '../../controllers/toast.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { SentTransfer, Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { transactionExplorerUrl } from '../account/transactionExplorerUrl.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { emitTransaction } from '../transactions/emitTransaction.ts'
import { keepTransaction } from '../transactions/followTransactions.ts'
import { assessDraft } from './assessDraft.ts'
import { toTransfer } from './estimateCost.ts'
import { contextOf, isStillSending, type SendingAccount, sendingAccount } from './sendingAccount.ts'

/** A draft that is whole. */
interface Order {
  sending: SendingAccount
  live: LiveConnection
  token: TokenBalance
  transfer: Transfer
}

/** @throws WalletModalError UNSUPPORTED_CHAIN, NOT_CONNECTED, SEND_INCOMPLETE */
function readOrder(modal: Modal): Order {
  const sending = sendingAccount()
  if (!sending) throw new WalletModalError('UNSUPPORTED_CHAIN')
  const live = liveConnection(sending.namespace)
  if (!live) throw new WalletModalError('NOT_CONNECTED')
  const { token, receiverAddress } = send
  const { language } = modal.state
  const { amount } = assessDraft(send, { ...sending, language })
  if (!token || !amount || !receiverAddress) throw new WalletModalError('SEND_INCOMPLETE')
  const transfer = toTransfer(sending, token, { to: receiverAddress, amountBaseUnits: amount })
  return { sending, live, token, transfer }
}

/** The wallet must be where the draft is: it would send elsewhere, or nothing. */
async function checkNetwork({ live, sending: { network } }: Order): Promise<void> {
  const at = await live.adapter.getNetwork(live.connection.provider)
  if (at === network.caipNetworkId) return
  throw new WalletModalError('WALLET_ELSEWHERE', { params: { network: network.name } })
}

/** What is left for the fee, where that is so little that the wallet's own idea of it may be too much. */
function feeLimitOf({ transfer, sending }: Order): bigint | null {
  const { gasPrice, networkBalance } = send
  if (transfer.token !== null || sending.isSmartAccount) return null
  if (gasPrice === null || networkBalance === null) return null
  const left = networkBalance - transfer.amountBaseUnits
  return left < 2n * gasPrice ? left : null
}

function statisticsOf({ sending, token, transfer }: Order) {
  return {
    isSmartAccount: sending.isSmartAccount,
    network: sending.network.caipNetworkId,
    token: token.symbol,
    // For counting only, as the service takes it; what is sent is never read from it.
    amount: Number(formatUnits(transfer.amountBaseUnits, transfer.decimals)),
  }
}

function keep({ sending, token, transfer }: Order, { hash, call }: SentTransfer): void {
  const { namespace, network, address: from } = sending
  const explorerUrl = transactionExplorerUrl(network, hash)
  emitTransaction({ namespace, kind: 'send', phase: 'submitted', hash, explorerUrl })
  keepTransaction({
    hash,
    namespace,
    caipNetworkId: network.caipNetworkId,
    from,
    kind: 'send',
    phase: 'submitted',
    to: transfer.to,
    amount: formatUnits(transfer.amountBaseUnits, transfer.decimals),
    symbol: token.symbol,
    iconUrl: token.iconUrl,
    token: token.address ?? null,
    sentAt: Date.now(),
    explorerUrl,
    nonce: null,
    call,
    replacedBy: null,
    spedUp: false,
  })
  refreshAfterSend(namespace)
}

/** Has the wallet send it, with the way that an embedded wallet's own view takes back from there. */
async function askWallet(modal: Modal, order: Order): Promise<SentTransfer> {
  const { sending, live, transfer } = order
  const sender = await loadSender(sending.namespace)
  const entry: TransactionEntry = { view: 'Account', goBack: false }
  const isEmbedded = accountOf(sending.namespace).connectorId === 'ID_AUTH'
  if (isEmbedded) modal.router.pushTransaction(entry)
  try {
    return await sender.send(live.connection.provider, transfer, {
      ...contextOf(sending),
      feeLimit: feeLimitOf(order),
    })
  } finally {
    // Where the frame has not asked for it, it leads nowhere any more.
    const { transactions } = modal.router
    if (transactions.at(-1) === entry) transactions.pop()
  }
}

/** Answers of the person: to be said as they are, and not to be regretted. */
const isAnswer = (error: WalletModalError) =>
  isCode(error, 'USER_REJECTED') || isCode(error, 'REQUEST_ABORTED')

function reportFailure({ sending }: Order, thrown: unknown): WalletModalError {
  const error = toWalletModalError(thrown)
  if (isAnswer(error)) return reportError(error, 'inline')
  const code = sending.namespace === 'solana' ? 'SOLANA_SEND_FAILED' : 'SEND_FAILED'
  const { longMessage = error.code } = error
  return reportError(new WalletModalError(code, { longMessage, cause: error }), 'toast')
}

/** Asks the wallet and tells everybody how it went. */
async function submit(modal: Modal, order: Order): Promise<void> {
  const { namespace } = order.sending
  const statistics = statisticsOf(order)
  const { address, symbol } = order.token
  emitTransaction({ namespace, kind: 'send', phase: 'initiated' })
  track('SEND_INITIATED', { ...statistics, token: address ?? symbol })
  let sent: SentTransfer
  try {
    sent = await askWallet(modal, order)
  } catch (thrown) {
    const failure = reportFailure(order, thrown)
    emitTransaction({ namespace, kind: 'send', phase: 'failed' }, failure)
    track('SEND_ERROR', { ...statistics, message: failure.code })
    updateSend({ failure })
    return
  }
  keep(order, sent)
  track('SEND_SUCCESS', statistics)
  resetSend()
  if (modal.router.top()?.view === 'WalletSendPreview') modal.router.reset('Account')
  showToast(translate(modal.state.language, 'transaction.started'), 'success')
}

/**
 * Sends the draft: tries it first, so that what would fail is said in words before the wallet is asked. What fails
 * leaves the draft, and is kept with it as its `failure`. Never throws.
 */
export async function sendDraft(modal: Modal): Promise<void> {
  if (send.loading) return
  updateSend({ loading: true, failure: null })
  try {
    const order = readOrder(modal)
    const sender = await loadSender(order.sending.namespace)
    await sender.simulate(order.transfer, contextOf(order.sending))
    await checkNetwork(order)
    if (isStillSending(order.sending)) await submit(modal, order)
  } catch (thrown) {
    const isIncomplete = isCode(thrown, 'SEND_INCOMPLETE')
    updateSend({ failure: reportError(thrown, isIncomplete ? 'toast' : 'inline') })
  } finally {
    updateSend({ loading: false })
  }
}
