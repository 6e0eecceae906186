import { loadSwapper } from '../../chains/swappers.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import { hideToast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { TransactionKind } from '../../types/pendingTransaction.ts'
import type { SwapCall } from '../../types/swapper.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { reportError, toWalletModalError } from '../report/reportError.ts'
import { checkWalletNetwork } from '../transactions/checkWalletNetwork.ts'
import { emitTransaction } from '../transactions/emitTransaction.ts'
import { isAnswer } from '../transactions/isAnswer.ts'
import { withWayBack } from '../transactions/withWayBack.ts'

interface Signing {
  modal: Modal
  paying: PayingAccount
  call: SwapCall
  kind: TransactionKind
  /** Where an embedded wallet's own view leads. */
  entry: TransactionEntry
  feeLimit: bigint | null
  signal: AbortSignal
  /** The wallet is about to be asked. */
  onAsk(): void
  /** It has not sent anything, as far as is known. */
  onFailure(error: WalletModalError): void
}

/** What the wallet did not do, as an error that people read: its own words stay for developers. */
function toFailure(thrown: unknown): WalletModalError {
  const error = toWalletModalError(thrown)
  if (isAnswer(error)) {
    // What was to be done in the wallet is no more.
    hideToast()
    return reportError(error, 'inline')
  }
  const { longMessage = error.code } = error
  return reportError(new WalletModalError('SWAP_FAILED', { longMessage, cause: error }), 'toast')
}

async function ask(
  { modal, paying, call, entry, feeLimit, signal }: Signing,
  live: LiveConnection,
  onAsked: () => void,
) {
  const swapper = await loadSwapper(paying.namespace)
  return withWayBack(modal, paying.namespace, entry, () =>
    swapper.send(live.connection.provider, call, {
      ...contextOf(paying),
      feeLimit,
      nativeSymbol: paying.network.nativeCurrency.symbol,
      beforeAsk() {
        if (signal.aborted || !isStillPaying(paying)) throw new WalletModalError('REQUEST_ABORTED')
        onAsked()
      },
    }),
  )
}

/**
 * Has the wallet sign and send a call, and tells the host. Gives the hash; null where it was not sent, which is then kept with
 * the draft.
 *
 * @throws WalletModalError NOT_CONNECTED, WALLET_ELSEWHERE: nothing was told yet
 */
export async function signCall(signing: Signing): Promise<string | null> {
  const { paying, kind, signal } = signing
  const live = liveConnection(paying.namespace)
  if (!live) throw new WalletModalError('NOT_CONNECTED')
  await checkWalletNetwork(live, paying.network)
  if (signal.aborted || !isStillPaying(paying)) return null
  emitTransaction({ namespace: paying.namespace, kind, phase: 'initiated' })
  signing.onAsk()
  let isAsked = false
  try {
    return await ask(signing, live, () => {
      isAsked = true
    })
  } catch (thrown) {
    const failure = toFailure(thrown)
    emitTransaction({ namespace: paying.namespace, kind, phase: 'failed' }, failure)
    signing.onFailure(failure)
    const mayHaveBeenSent = isAsked && !isAnswer(failure)
    // Nothing that may be out already is there to be signed once more.
    const prepared = mayHaveBeenSent ? null : swap.prepared
    if (!signal.aborted) updateSwap({ failure, mayHaveBeenSent, prepared })
    return null
  }
}
