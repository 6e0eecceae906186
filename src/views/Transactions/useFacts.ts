import { useEffect, useState } from 'react'
import { describePending } from '../../actions/activity/describePending.ts'
import { describeTransaction, exactAmounts } from '../../actions/activity/describeTransaction.ts'
import { hasDetails, loadDetails } from '../../actions/activity/loadDetails.ts'
import { isReplaced } from '../../actions/transactions/isReplaced.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import { transactions } from '../../controllers/transactions.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { Network } from '../../types/network.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Suspicion, Transaction, Transfer } from '../../types/transaction.ts'
import type { TransactionDetails } from '../../types/transactionDetails.ts'
import { formatAmount } from '../../utils/amount.ts'
import { isSame } from '../../utils/isSame.ts'
import { log } from '../../utils/log.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useAccount } from '../Account/useAccount.ts'
import { useText } from '../context.ts'

type Tone = 'good' | 'bad' | 'open'

/** All that the view shows of a transaction. What is unknown is null. */
export interface Facts {
  network: Network
  verb: MessageKey
  state: MessageKey
  tone: Tone
  note: MessageKey | null
  /** Amounts with sign and unit, with all their digits. */
  amounts: string[]
  transfer: Transfer | null
  from: string | null
  to: string | null
  contract: string | null
  fee: bigint | null
  /** In ms since the epoch; 0 if unknown. */
  sentAt: number
  block: number | null
  nonce: number | null
  hash: string | null
  replacedBy: string | null
  replaces: string | null
  suspicion: Suspicion | null
  /** The stored transaction of this browser; null once the history lists the transaction as ended. */
  pending: PendingTransaction | null
  allPending: readonly PendingTransaction[]
}

const tones = { confirmed: 'good', failed: 'bad', pending: 'open' } as const

function ofHistory(row: Transaction, network: Network, locale: string, read?: TransactionDetails) {
  const { metadata } = row
  const { verb, transfer, counterpart } = describeTransaction(
    row,
    network.nativeCurrency.symbol,
    locale,
    read,
  )
  // A node shows the status of a transaction before the history does.
  const status = read && metadata.status === 'pending' ? read.status : metadata.status
  const isIncoming = counterpart?.direction === 'in' || metadata.operationType === 'receive'
  const other = counterpart?.address ?? null
  const isTransfer = metadata.operationType === 'send' || isIncoming
  // A smart account sends by transactions that another account signs.
  const sender = isTransfer ? metadata.sentFrom : (read?.signer ?? metadata.sentFrom)
  return {
    verb,
    state: status === 'pending' ? 'transaction.submitted' : (`transaction.${status}` as const),
    tone: tones[status],
    note: null,
    amounts: exactAmounts(row, locale),
    transfer,
    from: (isIncoming ? other : sender) || null,
    to: isIncoming ? null : other,
    contract: isTransfer ? null : (read?.contract ?? null),
    sentAt: read?.minedAt ?? metadata.minedAt,
    nonce: read?.nonce ?? metadata.nonce,
    hash: metadata.hash,
    replacedBy: null,
    replaces: null,
    pending: null,
  } satisfies Partial<Facts>
}

const goodPhases: readonly string[] = ['confirmed']
const openPhases: readonly string[] = ['submitted', 'unknown', 'foreign']

function ofPending(
  sent: PendingTransaction,
  all: readonly PendingTransaction[],
  locale: string,
  read?: TransactionDetails,
) {
  const { title, state, to, symbol, amount, sign } = describePending(sent)
  const { phase, differs, isUncompared, raisedFee, replacedBy, replaces } = sent
  const text = amount !== null && `${sign}${formatAmount(amount, locale, 20)} ${symbol}`
  const fungibleInfo = { name: symbol, symbol, iconUrl: differs ? null : sent.iconUrl }
  const ofFee = raisedFee === undefined ? null : ('transaction.feeRaised' as const)
  const ofDoubt = isUncompared ? ('transaction.uncompared' as const) : ofFee
  return {
    verb: title,
    state: isReplaced(sent, all) ? 'transaction.replacing' : state,
    tone: goodPhases.includes(phase) ? 'good' : openPhases.includes(phase) ? 'open' : 'bad',
    note: differs ? 'transaction.differs' : ofDoubt,
    amounts: text ? [text] : [],
    transfer: {
      direction: 'out',
      quantity: { numeric: amount ?? '0' },
      value: null,
      fungibleInfo,
      nftInfo: null,
    },
    from: sent.from,
    to: to || null,
    contract: null,
    sentAt: read?.minedAt ?? sent.sentAt,
    nonce: read?.nonce ?? sent.nonce,
    hash: sent.isBatch || sent.hashKind ? replacedBy : sent.hash,
    replacedBy: sent.isBatch || sent.hashKind ? null : replacedBy,
    replaces: replaces?.hash ?? null,
    pending: sent,
  } satisfies Partial<Facts>
}

/** True if the browser knows more of the transaction than the history: its replacement, or that it is under way. */
const isToldBySender = (
  { phase, differs, replacedBy, raisedFee }: PendingTransaction,
  row?: Transaction,
) =>
  !row ||
  row.metadata.status === 'pending' ||
  Boolean(differs || replacedBy || raisedFee) ||
  phase === 'cancelled'

/** Collects the facts about a transaction, and reads from the page's node those that the history lacks. */
export function useFacts(id: string): { facts: Facts | null; hasFailed: boolean; retry(): void } {
  const { locale } = useText()
  const { namespace, account, network } = useAccount()
  const { list, spam, details, suspects } = useStateOf(transactions)
  const allPending = useStateOf(pendingTransactions).list as PendingTransaction[]
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const sent = allPending.find(
    ({ hash, from, caipNetworkId }) =>
      isSame(hash, id) && from === account?.address && caipNetworkId === network?.caipNetworkId,
  )
  const row = ([...list, ...spam] as Transaction[]).find(
    (one) => one.id === id || (one.metadata.hash !== null && isSame(one.metadata.hash, id)),
  )
  const own =
    sent ?? allPending.find(({ hash }) => row?.metadata.hash && isSame(row.metadata.hash, hash))
  const told = own && isToldBySender(own, row) ? own : undefined
  const minedHash = told && (told.isBatch || told.hashKind) ? told.replacedBy : told?.hash
  const hash = told ? (minedHash ?? null) : (row?.metadata.hash ?? null)
  const status = told?.phase ?? row?.metadata.status
  const isRead = Boolean(network) && hasDetails(namespace)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a transaction is read again once its status changes
  useEffect(() => {
    setFailed(false)
    if (!hash || !isRead || status === 'foreign') return
    let isStale = false
    loadDetails(namespace, hash).catch((thrown: unknown) => {
      log('info', 'the details of a transaction could not be read', thrown)
      if (!isStale) setFailed(true)
    })
    return () => {
      isStale = true
    }
  }, [namespace, hash, status, isRead, attempt])

  const retry = () => setAttempt((count) => count + 1)
  if (!network || (!told && !row)) return { facts: null, hasFailed, retry }
  const read = hash ? (details[hash] as TransactionDetails | undefined) : undefined
  const base = told
    ? ofPending(told, allPending, locale, read)
    : row && ofHistory(row, network, locale, read)
  const facts = base && {
    ...base,
    network,
    fee: read?.fee ?? null,
    suspicion: (!told && row && suspects[row.id]) || null,
    block: read?.block ?? told?.block?.height ?? null,
    allPending,
  }
  return { facts: facts ?? null, hasFailed, retry }
}
