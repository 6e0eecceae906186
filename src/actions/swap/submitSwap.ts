import { ref } from 'valtio/vanilla'
import { loadSwapper } from '../../chains/swappers.ts'
import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { type PreparedSwap, resetSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import { formatAmount, formatUnits } from '../../utils/amount.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { untilEnded } from '../transactions/untilEnded.ts'
import { keyOf } from './assessSwap.ts'
import { isSwapView } from './isSwapView.ts'
import { keepCall } from './keepCall.ts'
import { beginSwapOrder, leaveSwapOrder } from './orders.ts'
import { prepareCalls } from './prepareCalls.ts'
import { stopQuoting } from './quoteSwap.ts'
import { signCall } from './signCall.ts'
import { statisticsOf } from './statisticsOf.ts'
import { swappingAccount } from './swappingAccount.ts'
import { refreshMs } from './swapRules.ts'

/** A price that is older is looked up again before anything is signed: the page may have been out of sight. */
const staleMs = 3 * refreshMs

/** The native balance left for the fee. Null if that is twice the fee or more: no wallet asks for so much. */
function feeLimitOf({ order, fee }: PreparedSwap, { isSmartAccount }: PayingAccount) {
  const { source, quote } = order
  const held = swap.holdings[keyOf(source)]
  if (!source.isNative || isSmartAccount || fee === null || held === undefined) return null
  const left = held - quote.fromAmount
  return left < 2n * fee ? left : null
}

function sayToast(modal: Modal, { order, arrives }: PreparedSwap, what: 'swapping' | 'swapped') {
  const { language } = modal.state
  const { source, target, quote, minimum } = order
  // What has come is told by what was seen to arrive when it was tried, else as the least that may have.
  const units = what === 'swapped' ? (arrives ?? minimum) : quote.toAmount
  const amount = formatAmount(formatUnits(units, target.decimals), language)
  const params = { source: source.symbol, target: target.symbol, amount }
  const variant = what === 'swapped' ? 'success' : 'loading'
  showToast(translate(language, `swap.toast.${what}`, params), variant)
}

/** What the person has chosen and typed, as a text: two drafts are the same if these are. */
function readDraft(): string {
  const { sourceToken, toToken, sourceTokenAmount } = swap
  return `${sourceToken?.address} ${toToken?.address} ${sourceTokenAmount}`
}

/** The draft has become a transaction: it is gone, and the account shows. Who has left may have begun another one. */
function leaveDraft(modal: Modal, ordered: string): void {
  if (readDraft() !== ordered) return
  stopQuoting()
  if (isSwapView(modal.router.top()?.view)) modal.router.reset('Account')
  resetSwap()
}

/** Tries the swap again on the chain as it is now. False where the person has to look at it once more before signing. */
async function tryAgain(modal: Modal, paying: PayingAccount, prepared: PreparedSwap) {
  if (Date.now() - prepared.builtAt > staleMs) {
    leaveSwapOrder()
    await prepareCalls(modal)
    return false
  }
  const swapper = await loadSwapper(paying.namespace)
  const { rpc } = contextOf(paying)
  const { arrives } = await swapper.rehearse(prepared.order, [prepared.call], rpc)
  const isNews = arrives === null && prepared.arrives !== null
  if (isNews) updateSwap({ prepared: ref({ ...prepared, arrives }) })
  return !isNews
}

async function sign(
  modal: Modal,
  paying: PayingAccount,
  prepared: PreparedSwap,
  signal: AbortSignal,
) {
  const { order, call } = prepared
  const ordered = readDraft()
  const statistics = statisticsOf(paying, order)
  const isEmbedded = accountOf(paying.namespace).connectorId === 'ID_AUTH'
  const saySwapping = () => sayToast(modal, prepared, 'swapping')
  const hash = await signCall({
    modal,
    paying,
    call,
    kind: 'swap',
    entry: { view: 'Account', goBack: false, onSuccess: saySwapping },
    feeLimit: feeLimitOf(prepared, paying),
    signal,
    onAsk() {
      track('INITIATE_SWAP', statistics)
      if (!isEmbedded)
        showToast(translate(modal.state.language, 'swap.toast.confirm'), 'loading', {
          autoClose: false,
        })
    },
    onFailure(error) {
      track('SWAP_ERROR', { ...statistics, message: error.code })
    },
  })
  if (hash === null) return
  const { caipNetworkId } = paying.network
  const sent = {
    kind: 'swap',
    hash,
    call,
    source: order.source,
    amount: order.quote.fromAmount,
  } as const
  keepCall(paying, sent)
  track('SWAP_SUCCESS', statistics)
  leaveDraft(modal, ordered)
  if (!isEmbedded) saySwapping()
  void untilEnded({ hash, caipNetworkId }).then((isDone) => {
    if (isDone) sayToast(modal, prepared, 'swapped')
  })
}

/**
 * Has the wallet sign a prepared swap, and does nothing if another one has been prepared since. The swap is tried on the
 * chain once more first, so that one that would fail or bring too little is never signed. After a failure the draft stays,
 * with the error in it. Never throws.
 */
export async function submitSwap(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const paying = swappingAccount()
  if (!paying || swap.prepared !== prepared || prepared.approvals.length > 0 || swap.loading) return
  const signal = beginSwapOrder()
  updateSwap({ activity: 'swapping', failure: null })
  try {
    if (!(await tryAgain(modal, paying, prepared))) return
    if (!signal.aborted && isStillPaying(paying)) await sign(modal, paying, prepared, signal)
  } catch (thrown) {
    if (signal.aborted) return
    updateSwap({ failure: reportError(thrown, 'inline'), prepared: null })
  } finally {
    if (!signal.aborted) leaveSwapOrder()
  }
}
