import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { readingLeft } from '../../controllers/leftAllowance.ts'
import type { Modal } from '../../controllers/modal.ts'
import { findPending } from '../../controllers/pendingTransactions.ts'
import {
  canOrder,
  markStale,
  type PreparedSwap,
  quoting,
  resetSwap,
  startOrder,
  swap,
} from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapOrder } from '../../types/swapper.ts'
import { formatAmount, formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { connectedKind } from '../connection/connectedKind.ts'
import { hasPermissions } from '../permissions/hasPermissions.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import { untilEnded } from '../transactions/untilEnded.ts'
import { isSwapView } from './isSwapView.ts'
import { failCall, orderOf, planCall, statisticsOf } from './planCall.ts'
import { rehearseCalls } from './rehearseCalls.ts'

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
  { trade: order, call: { to: spender } }: PreparedSwap,
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
async function endSwap(modal: Modal, prepared: PreparedSwap, hash: string) {
  const { account: paying, trade } = prepared
  const signal = readingLeft.begin()
  const sent = { hash, caipNetworkId: paying.network.caipNetworkId }
  const isConfirmed = await untilEnded(sent)
  // A transaction that was sped up is mined under another hash.
  const mined = findPending(sent)?.replacedBy ?? hash
  if (isConfirmed) void sayOutcome(modal, paying, trade, mined)
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

/** The calls that the wallet gets with the swap. */
const callsOf = ({ call, approvals, isBatch }: PreparedSwap) =>
  isBatch ? [...approvals, call] : [call]

/** Simulates the swap on the current block. Null if the user must review the swap again before signing. */
async function simulateAgain(prepared: PreparedSwap) {
  startOrder('swapping')
  const { account, trade } = prepared
  const { arrives, gasLimits, isProved } = await rehearseCalls(account, trade, callsOf(prepared))
  const isAsReviewed =
    (arrives !== null || prepared.arrives === null) && (isProved || !prepared.isProved)
  // Without a new estimate, the reviewed gas still holds the fee to the reviewed one.
  if (isAsReviewed) return { gasLimit: (gasLimits ?? prepared.gasLimits)?.at(-1) ?? null }
  markStale(prepared, { kind: 'arrives', arrives })
  return null
}

/**
 * Simulates the prepared swap again, then requests it from the wallet, unless the swap would fail or return too little.
 * Does nothing if `prepared` is not the reviewed one. Never throws: a failure is stored in the draft.
 */
export async function submitSwap(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const { account, trade, call, pays, approvals, isBatch } = prepared
  const lacksAllowance = approvals.length > 0 && !isBatch
  if (!isStillPaying(account) || lacksAllowance || !canOrder(prepared)) return
  const { toAmount } = trade.quote
  const ordered = readDraft()
  const statistics = statisticsOf(account, trade)
  const asksInModal = connectedKind(accountOf(account.namespace))?.asksInModal
  const saySwapping = () => sayToast(modal, trade, 'swapping', toAmount)
  await runTransaction({
    ...planCall(
      prepared,
      orderOf(prepared, -1, { kind: 'swap', to: call.to, pays }),
      callsOf(prepared),
    ),
    modal,
    simulate: () => simulateAgain(prepared),
    entry: { view: 'Account', goBack: false, onSuccess: saySwapping },
    count: {
      initiated: () => track('INITIATE_SWAP', statistics),
      submitted: () => track('SWAP_SUCCESS', statistics),
      failed: (message) => track('SWAP_ERROR', { ...statistics, message }),
    },
    onInitiated() {
      if (asksInModal) return
      const text = translate(modal.state.language, 'swap.toast.confirm')
      showToast(text, 'loading', { autoClose: false })
    },
    onSubmitted({ hash }) {
      leaveDraft(modal, ordered)
      if (!asksInModal) saySwapping()
      void endSwap(modal, prepared, hash)
    },
    onFailure(failure) {
      const { phase, mayHaveBeenSent } = failure
      failCall(prepared, failure, mayHaveBeenSent || phase === 'refused')
    },
  })
}
