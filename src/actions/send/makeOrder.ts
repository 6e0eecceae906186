import { laterFamilies } from '../../chains/laterFamilies.ts'
import { type SendState, send } from '../../controllers/send.ts'
import type { OrderFee, PayingAccount, SendOrder } from '../../types/order.ts'
import type { Simulation } from '../../types/sender.ts'
import { frozenCopy } from '../../utils/frozenCopy.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import {
  assessDraft,
  balanceOf,
  chosenRate,
  closesAccount,
  decimalsOf,
  nativeLimit,
} from './assessDraft.ts'
import { toTransfer } from './estimateCost.ts'

/** Returns a key of the typed amount, by which an order is recognized as that of the draft. */
export const typedIn = ({ sendTokenAmount, amountUnit }: Readonly<SendState>) =>
  `${sendTokenAmount} ${amountUnit}`

/**
 * Returns the fee of the draft, as it was estimated last. It is unknown if the last estimate failed, and if the wallet
 * sets a fee whose gas no node has estimated, because a guess is no limit that the wallet could be held to. So is that of a
 * smart account: its bundler takes more than the estimate for a plain transaction, or a paymaster pays.
 */
function feeOf({ namespace, isSmartAccount }: PayingAccount, isEstimated: boolean): OrderFee {
  const { gasPrice, gasLimit, gasPriceInUSD, accountCost, limits } = send
  const isOfWallet = send.isFeeOfWallet || !laterFamilies[namespace]?.setsFee
  const isRead = isEstimated && !isSmartAccount && !(isOfWallet && gasLimit === null)
  return {
    ceiling: isRead ? gasPrice : null,
    isOfWallet,
    isExact: limits !== null,
    gasLimit,
    rate: isOfWallet && isSmartAccount ? null : chosenRate(send),
    usd: isRead ? gasPriceInUSD : null,
    deposit: isEstimated ? accountCost : 0n,
  }
}

/** Makes the order that the draft describes now; null if the draft is incomplete. */
export function makeOrder(paying: PayingAccount, locale: string): SendOrder | null {
  const { token, receiverAddress: to, part } = send
  const { amount, cents } = assessDraft(send, { ...paying, locale })
  if (!token || !amount || !to) return null
  const closes = closesAccount(send, token, amount)
  return frozenCopy<SendOrder>({
    kind: 'send',
    account: paying,
    to,
    pays: {
      token: tokenAddress(token),
      tokenId: token.address ?? null,
      symbol: token.symbol,
      decimals: decimalsOf(token),
      iconUrl: token.iconUrl,
      amountBaseUnits: amount,
      cents,
    },
    fee: feeOf(paying, true),
    nativeBalance: nativeLimit(send),
    madeAt: Date.now(),
    deadline: send.paymentExpiresAt,
    transfer: toTransfer(paying, token, {
      to,
      amountBaseUnits: amount,
      part,
      closesAccount: closes,
    }),
    token,
    receiver: {
      name: send.receiverProfileName,
      imageUrl: send.receiverProfileImageUrl,
      profile: send.receiverProfile,
      displayName: send.receiverDisplayName,
    },
    tokenBalance: balanceOf(send, token),
    typed: typedIn(send),
    arrives: null,
    closes: null,
  })
}

/** Completes an order with the fee that was estimated for it; the fee is unknown unless `isRead`. */
export function withFee(order: SendOrder, isRead: boolean): SendOrder {
  return frozenCopy<SendOrder>({ ...order, fee: feeOf(order.account, isRead) })
}

/**
 * Completes an order with its simulation. The transfer may close the account only if the simulation says so, since the
 * review then names the loss.
 */
export function withSimulation(
  order: SendOrder,
  { arrivesBaseUnits, closing }: Simulation,
): SendOrder {
  return frozenCopy<SendOrder>({
    ...order,
    transfer: { ...order.transfer, closesAccount: closing !== undefined },
    arrives: arrivesBaseUnits ?? null,
    closes: closing ?? null,
  })
}
