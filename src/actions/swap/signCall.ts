import { loadLaterPart } from '../../chains/laterFamilies.ts'
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
import { checkWalletAccount } from '../transactions/checkWalletAccount.ts'
import { checkWalletNetwork } from '../transactions/checkWalletNetwork.ts'
import { emitTransaction } from '../transactions/emitTransaction.ts'
import { isAnswer } from '../transactions/isAnswer.ts'
import { withWayBack } from '../transactions/withWayBack.ts'

interface Signing {
  modal: Modal
  paying: PayingAccount
  call: SwapCall
  kind: TransactionKind
  /** Navigation of the embedded wallet's approval view. */
  entry: TransactionEntry
  feeLimit: bigint | null
  /** From the simulation; null without one. */
  gasLimit: bigint | null
  signal: AbortSignal
  onAsk(): void
  /** Called if the wallet has probably not broadcast anything. */
  onFailure(error: WalletModalError): void
}

/** A failure with a text for users; the wallet's message is for developers. */
function toFailure(thrown: unknown): WalletModalError {
  const error = toWalletModalError(thrown)
  if (isAnswer(error)) {
    // The toast asked the user to confirm in the wallet.
    hideToast()
    return reportError(error, 'inline')
  }
  const { longMessage = error.code } = error
  return reportError(new WalletModalError('SWAP_FAILED', { longMessage, cause: error }), 'toast')
}

async function ask(
  { modal, paying, call, entry, feeLimit, gasLimit, signal }: Signing,
  live: LiveConnection,
  onAsked: () => void,
) {
  const swapper = await loadLaterPart(paying.namespace, 'swapper')
  return withWayBack(modal, paying.namespace, entry, () =>
    swapper.send(live.connection.provider, call, {
      ...contextOf(paying),
      feeLimit,
      // A smart account's wallet adds the gas of its own contract.
      gasLimit: paying.isSmartAccount ? null : gasLimit,
      nativeSymbol: paying.network.nativeCurrency.symbol,
      beforeAsk() {
        if (signal.aborted || !isStillPaying(paying)) throw new WalletModalError('REQUEST_ABORTED')
        onAsked()
      },
    }),
  )
}

/**
 * Requests a call from the wallet and emits the transaction's events. Resolves with the hash; null if it was not sent,
 * with the failure in the draft.
 *
 * @throws WalletModalError NOT_CONNECTED, WALLET_ELSEWHERE, WALLET_OTHER_ACCOUNT before any event was emitted
 */
export async function signCall(signing: Signing): Promise<string | null> {
  const { paying, kind, signal } = signing
  const live = liveConnection(paying.namespace)
  if (!live) throw new WalletModalError('NOT_CONNECTED')
  await checkWalletNetwork(live, paying.network)
  await checkWalletAccount(live, paying.address)
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
    // A call that may have been broadcast must not be signed again.
    const prepared = mayHaveBeenSent ? null : swap.prepared
    if (!signal.aborted) updateSwap({ failure, mayHaveBeenSent, prepared })
    return null
  }
}
