import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { transactionExplorerUrl } from '../account/transactionExplorerUrl.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepTransaction } from './followTransactions.ts'

type Sent = Pick<
  PendingTransaction,
  'hash' | 'kind' | 'to' | 'amount' | 'symbol' | 'iconUrl' | 'token' | 'call'
>

export function keepSent({ namespace, network, address: from }: PayingAccount, sent: Sent): void {
  const { hash, kind } = sent
  const explorerUrl = transactionExplorerUrl(network, hash)
  emitTransaction({ namespace, kind, phase: 'submitted', hash, explorerUrl })
  keepTransaction({
    ...sent,
    namespace,
    caipNetworkId: network.caipNetworkId,
    from,
    phase: 'submitted',
    sentAt: Date.now(),
    explorerUrl,
    nonce: null,
    replacedBy: null,
    spedUp: false,
  })
  refreshAfterSend(namespace)
}
