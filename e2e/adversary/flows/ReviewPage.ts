import type { Step } from '../../../src/actions/transactions/nextStep.ts'
import type { Order, SendOrder } from '../../../src/types/order.ts'
import type { Review } from './Outcome.ts'

/** The review of any flow: it shows an order, and its primary button takes the next step. */
export interface ReviewPage {
  /** Opens the review, and resolves when its checks have ended. */
  open(): Promise<void>
  /** `gone`: the flow has left the review. */
  step(): Step | 'incomplete' | 'gone'
  /** The order that the review shows now; null if it shows none. */
  read(): Review | null
  press(): Promise<void>
  /** The work that the view does by itself, each few seconds. */
  look?(): Promise<void>
  /** Types the amount that arrives, where the review asks for it. */
  typeArriving(): void
  isLoading(): boolean
}

const isSend = (order: Readonly<Order>): order is SendOrder => order.kind === 'send'

/** Copies what the user reads of an order, so that no later change of the order can change it. */
export function readOrder(order: Readonly<Order> | null): Review | null {
  if (!order) return null
  const { kind, account, to, pays, fee } = order
  const [number = '', unit] = isSend(order) ? order.typed.split(' ') : []
  const lost = isSend(order) ? (order.closes?.lostBaseUnits ?? 0n) : 0n
  return {
    kind,
    account: account.address,
    network: account.network.caipNetworkId,
    to,
    token: pays?.token ?? null,
    amount: pays?.amountBaseUnits ?? 0n,
    typedTokens: unit === 'token' ? Number(number) : null,
    feeCeiling: fee.ceiling,
    beside: fee.deposit + lost,
    brings: null,
    isConfirmed: false,
  }
}
