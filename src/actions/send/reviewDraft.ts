import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { reviewing, send, updateSend } from '../../controllers/send.ts'
import type { SendOrder } from '../../types/order.ts'
import type { ReceiverCheck, SendWarning } from '../../types/send.ts'
import type { Simulation } from '../../types/sender.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isPast } from '../../utils/deadline.ts'
import { log } from '../../utils/log.ts'
import { asWhole } from '../../utils/state.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { withAccountKind } from '../account/withAccountKind.ts'
import { isConfusable } from '../names/isName.ts'
import { costOfOrder, feeDoubts } from '../transactions/feeDoubts.ts'
import { checkReceiver } from './checkReceiver.ts'
import { checkToken } from './checkToken.ts'
import { rateDoubt } from './customRate.ts'
import { estimateCost } from './estimateCost.ts'
import { makeOrder, withFee, withSimulation } from './makeOrder.ts'
import { sendingAccount } from './sendingAccount.ts'

/** Simulates the transfer. Returns an empty object if the simulation fails: the reason is shown when the user sends. */
async function tryTransfer({ account, transfer, fee }: SendOrder): Promise<Simulation> {
  try {
    const { simulate } = await loadLaterPart(account.namespace, 'sender')
    return await simulate(transfer, {
      ...contextOf(account),
      reviewedFee: fee.ceiling,
      reviewedDeposit: fee.ceiling === null ? null : fee.deposit,
      feeRate: fee.rate?.rate ?? null,
      feeTip: fee.rate?.tip ?? null,
    })
  } catch (thrown) {
    log('info', 'a transfer would fail', thrown)
    return {}
  }
}

/** Returns the warnings that follow from the order itself. Amounts include their unit. */
function warningsOf(order: SendOrder, { arrivesBaseUnits }: Simulation) {
  const { closes, receiver, account } = order
  const { symbol, decimals } = account.network.nativeCurrency
  const write = (baseUnits: bigint) => `${formatUnits(baseUnits, decimals)} ${symbol}`
  const grave: SendWarning[] = feeDoubts(order).map((kind) => ({
    kind,
    fee: write(costOfOrder(order) ?? 0n),
  }))
  if (closes) {
    const { lostBaseUnits, depositBaseUnits } = closes
    grave.unshift({ kind: 'closing', lost: write(lostBaseUnits), deposit: write(depositBaseUnits) })
  }
  const light: SendWarning[] = []
  const doubt = rateDoubt(order, send)
  if (doubt) (doubt === 'rateHigh' ? grave : light).push({ kind: doubt })
  if (arrivesBaseUnits === null) {
    if (order.token.collectible) grave.push({ kind: 'unsimulated' })
    else light.push({ kind: 'fee' })
  }
  const { name } = receiver
  if (name && isConfusable(name)) light.push({ kind: 'confusable', name })
  return { grave, light }
}

/** Estimates the fee of the order, then simulates it with that fee. */
async function completeBySimulation(order: SendOrder) {
  const [account, isFeeRead] = await Promise.all([
    withAccountKind(order.account),
    estimateCost(order.account, order.pays.amountBaseUnits),
  ])
  const priced = withFee({ ...order, account }, isFeeRead)
  const simulation = await tryTransfer(priced)
  return { simulation, complete: withSimulation(priced, simulation) }
}

async function check(
  order: SendOrder,
  signal: AbortSignal,
): Promise<{ order: SendOrder; check: ReceiverCheck }> {
  const { account, token, to } = order
  const [receiver, unit, { simulation, complete }] = await Promise.all([
    checkReceiver(account, to, token, signal),
    checkToken(account, token),
    completeBySimulation(order),
  ])
  const { grave, light } = warningsOf(complete, simulation)
  const warnings = [...grave, ...receiver.warnings, ...unit.warnings, ...light]
  return { order: complete, check: { warnings, refusal: unit.refusal ?? receiver.refusal } }
}

/**
 * Makes the order of the draft, checks its receiver and token, estimates its fee and simulates it. The order can be
 * submitted once it is checked, and does not change from then on. Never throws: a failed check is a warning or a refusal.
 */
export async function reviewDraft(locale: string): Promise<void> {
  const signal = reviewing.begin()
  const paying = sendingAccount()
  const made = paying && makeOrder(paying, locale)
  const review = { order: made && asWhole(made), check: null, stale: null, confirmed: null }
  updateSend({ failure: null, mayHaveBeenSent: false, review: asWhole(review) })
  if (!made) return reviewing.leave()
  if (isPast(made.deadline)) {
    reviewing.leave()
    const refusal = 'paymentExpired' as const
    const expired = asWhole({ ...review, check: { warnings: [], refusal } })
    return updateSend({ review: expired, receiverAddress: null, receiverProblem: refusal })
  }
  const checked = await check(made, signal)
  if (signal.aborted || !isStillPaying(made.account)) return
  updateSend({ review: asWhole({ ...review, ...checked }) })
  reviewing.leave()
}
