import { ref } from 'valtio/vanilla'
import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { readingLeft } from '../../controllers/leftAllowance.ts'
import type { Modal } from '../../controllers/modal.ts'
import { findPending } from '../../controllers/pendingTransactions.ts'
import {
  canOrder,
  failOrder,
  type PreparedSwap,
  quoting,
  resetSwap,
  startOrder,
  swap,
  swapOrder,
  updateSwap,
} from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import type { SwapOrder } from '../../types/swapper.ts'
import { formatAmount, formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { contextOf, type PayingAccount } from '../account/payingAccount.ts'
import { hasPermissions } from '../permissions/hasPermissions.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import type { NativeSpending } from '../transactions/TransactionPlan.ts'
import { untilEnded } from '../transactions/untilEnded.ts'
import { keyOf } from './assessSwap.ts'
import { isSwapView } from './isSwapView.ts'
import { planCall, statisticsOf } from './planCall.ts'
import { prepareCalls } from './prepareCalls.ts'
import { swappingAccount } from './swappingAccount.ts'
import { refreshMs } from './swapRules.ts'

/** Age above which a prepared swap is built again before signing: polling pauses while the page is hidden. */
const staleMs = 3 * refreshMs

function spendingOf({ order, fee }: PreparedSwap): NativeSpending | null {
  const { source, quote } = order
  if (!source.isNative) return null
  return { balance: swap.holdings[keyOf(source)] ?? null, amount: quote.fromAmount, fee }
}

/** Shows the state of a swap in a toast. `units` are base units of the target; null if unknown. */
function sayToast(
  modal: Modal,
  { source, target, minimum }: SwapOrder,
  what: 'swapping' | 'swapped',
  units: bigint | null,
) {
  const { language, locale } = modal.state
  const amount = formatAmount(formatUnits(units ?? 0n, target.decimals), locale)
  const params = {
    source: source.symbol,
    target: target.symbol,
    // Isolated from left to right (U+2066 to U+2069), so that the unit follows the number in texts of any direction.
    amount: `\u2066${amount} ${target.symbol}\u2069`,
  }
  const say = (text: 'swapping' | 'swapped' | 'done' | 'short') =>
    translate(language, `swap.toast.${text}`, params)
  if (what === 'swapping') showToast(say(what), 'loading')
  else if (units !== null && units < minimum) showToast(say('short'), 'error')
  else showToast(say(units === null ? 'done' : what), 'success')
}

/** Shows the amount that a mined swap has brought, which is read from the chain. */
async function sayOutcome(modal: Modal, paying: PayingAccount, order: SwapOrder, mined: string) {
  const swapper = await loadLaterPart(paying.namespace, 'swapper')
  const arrived = await swapper
    .readArrived(order, mined, contextOf(paying).rpc)
    .catch((thrown: unknown) => {
      log('info', 'what a swap has brought could not be read', thrown)
      return null
    })
  sayToast(modal, order, 'swapped', arrived)
}

/**
 * Offers to take back what the swap's contract may still spend. Nothing is claimed if it cannot be read. The first read
 * spares the reader of permissions for swaps that leave nothing. Never rejects.
 */
async function offerLeft(
  modal: Modal,
  paying: PayingAccount,
  { order, call: { to: spender } }: PreparedSwap,
  mined: string,
  signal: AbortSignal,
) {
  if (order.source.isNative || !hasPermissions(paying.namespace)) return
  try {
    const swapper = await loadLaterPart(paying.namespace, 'swapper')
    if ((await swapper.readAllowance(order, spender, contextOf(paying).rpc)) === 0n) return
    const { offerRevocation } = await import('../permissions/offerRevocation.ts')
    const token = order.source.address.slice(`${order.source.chainId}:`.length)
    await offerRevocation(modal, paying, { token, spender, hash: mined }, signal)
  } catch (thrown) {
    log('info', 'the allowance that a swap leaves could not be read', thrown)
  }
}

/** Waits until the swap is settled. A failed swap leaves its allowance, too. */
async function endSwap(modal: Modal, paying: PayingAccount, prepared: PreparedSwap, hash: string) {
  const signal = readingLeft.begin()
  const sent = { hash, caipNetworkId: paying.network.caipNetworkId }
  const isConfirmed = await untilEnded(sent)
  // A transaction that was sped up is mined under another hash.
  const mined = findPending(sent)?.replacedBy ?? hash
  if (isConfirmed) void sayOutcome(modal, paying, prepared.order, mined)
  await offerLeft(modal, paying, prepared, mined, signal)
}

/** Returns a key that is equal for drafts with equal tokens and amount. */
function readDraft(): string {
  const { sourceToken, toToken, sourceTokenAmount } = swap
  return `${sourceToken?.address} ${toToken?.address} ${sourceTokenAmount}`
}

/** Resets the submitted draft and shows Account, unless the user has changed the draft meanwhile. */
function leaveDraft(modal: Modal, ordered: string): void {
  if (readDraft() !== ordered) return
  quoting.leave()
  if (isSwapView(modal.router.top()?.view)) modal.router.reset('Account')
  resetSwap()
}

/** Simulates the swap on the current block. Null if the user must review the swap again before signing. */
async function simulateAgain(modal: Modal, paying: PayingAccount, prepared: PreparedSwap) {
  startOrder('swapping')
  if (Date.now() - prepared.builtAt > staleMs) {
    swapOrder.leave()
    await prepareCalls(modal)
    return null
  }
  const swapper = await loadLaterPart(paying.namespace, 'swapper')
  const { rpc } = contextOf(paying)
  const { arrives, gasLimits } = await swapper.rehearse(prepared.order, [prepared.call], rpc)
  if (arrives !== null || prepared.arrives === null) return { gasLimit: gasLimits?.at(-1) ?? null }
  updateSwap({ prepared: ref({ ...prepared, arrives, gasLimits }) })
  return null
}

/**
 * Simulates the prepared swap again, then requests it from the wallet, unless the swap would fail or return too little.
 * Does nothing if `prepared` is stale. Never throws: a failure is stored in the draft.
 */
export async function submitSwap(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const paying = swappingAccount()
  if (!paying || prepared.approvals.length > 0 || !canOrder(prepared)) return
  const { order, call } = prepared
  const { fromAmount, toAmount } = order.quote
  const ordered = readDraft()
  const statistics = statisticsOf(paying, order)
  const isEmbedded = accountOf(paying.namespace).connectorId === 'ID_AUTH'
  const saySwapping = () => sayToast(modal, order, 'swapping', toAmount)
  await runTransaction({
    ...planCall(paying, order, call, fromAmount),
    modal,
    kind: 'swap',
    simulate: () => simulateAgain(modal, paying, prepared),
    spending: () => spendingOf(prepared),
    entry: { view: 'Account', goBack: false, onSuccess: saySwapping },
    count: {
      initiated: () => track('INITIATE_SWAP', statistics),
      submitted: () => track('SWAP_SUCCESS', statistics),
      failed: (message) => track('SWAP_ERROR', { ...statistics, message }),
    },
    onInitiated() {
      if (isEmbedded) return
      const text = translate(modal.state.language, 'swap.toast.confirm')
      showToast(text, 'loading', { autoClose: false })
    },
    onSubmitted({ hash }) {
      leaveDraft(modal, ordered)
      if (!isEmbedded) saySwapping()
      void endSwap(modal, paying, prepared, hash)
    },
    onFailure({ error: failure, mayHaveBeenSent, phase }) {
      failOrder({ failure, mayHaveBeenSent }, mayHaveBeenSent || phase === 'refused')
    },
  })
}
