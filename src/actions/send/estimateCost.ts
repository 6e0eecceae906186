import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { costEstimate, send, updateSend } from '../../controllers/send.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying } from '../account/payingAccount.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import { toUsd } from '../amounts/fiatUnits.ts'
import { toWalletModalError } from '../report/reportError.ts'
import { chosenRate, closesAccount, decimalsOf } from './assessDraft.ts'

export function toTransfer(
  { address: from, network }: PayingAccount,
  token: TokenBalance,
  order: Pick<Transfer, 'to' | 'amountBaseUnits' | 'part' | 'closesAccount'>,
): Transfer {
  return {
    ...order,
    from,
    token: tokenAddress(token),
    decimals: decimalsOf(token),
    symbol: token.symbol,
    nativeSymbol: network.nativeCurrency.symbol,
    ...(token.collectible && { collectible: token.collectible }),
  }
}

/**
 * Returns the shown fee, to which the estimate keeps. Max may have subtracted this fee from the balance, so the rest cannot
 * pay a higher fee. Null for tokens in families whose fee the page sets.
 */
function keptFee({ namespace }: PayingAccount): bigint | null {
  const { token, gasPrice, sendTokenAmount } = send
  if (token?.address !== undefined && laterFamilies[namespace]?.setsFee) return null
  return sendTokenAmount !== '' ? gasPrice : null
}

/** Keeps the reason why a fee could not be read, in families whose fee the page sets. */
export function keepFeeFailure({ namespace }: PayingAccount, thrown: unknown): void {
  log('info', 'the network fee could not be read', thrown)
  if (!laterFamilies[namespace]?.setsFee) return
  const feeFailure = toWalletModalError(thrown)
  // A fee that is paid exactly is that of one amount. A fee that a service has contradicted is not proved.
  const isUnproved = send.limits !== null || isCode(feeFailure, 'SERVICE_INVALID_RESPONSE')
  updateSend({ feeFailure, ...(isUnproved && { gasPrice: null, gasPriceInUSD: null }) })
}

/**
 * Estimates the network fee of the draft. `amount` is in base units; `kept` is a fee that the estimate keeps to. After a
 * failure the draft keeps the fee of the former estimate, unless it may be wrong, and the promise resolves with false.
 */
export async function estimateCost(
  sending: PayingAccount,
  amount = send.costAmount,
  kept = keptFee(sending),
): Promise<boolean> {
  const signal = costEstimate.begin()
  const { token, receiverAddress, part } = send
  const chosen = chosenRate(send)
  if (!token) return false
  const to = receiverAddress ?? sending.address
  const transfer = toTransfer(sending, token, {
    to,
    amountBaseUnits: amount,
    part,
    closesAccount: closesAccount(send, token, amount),
  })
  try {
    const sender = await loadLaterPart(sending.namespace, 'sender')
    const cost = await sender.estimate(transfer, {
      ...contextOf(sending),
      reviewedFee: kept,
      feeRate: chosen?.rate ?? null,
      feeTip: chosen?.tip ?? null,
    })
    const isSame = send.token !== null && isSameToken(send.token, token)
    const isCurrent = isSame && send.receiverAddress === receiverAddress
    if (signal.aborted || !isStillPaying(sending) || !isCurrent) return false
    const native = send.tokenBalances.find(({ address }) => address === undefined)
    const { decimals } = sending.network.nativeCurrency
    const fee = cost.isFeeOfWallet ? null : cost.feeBaseUnits
    updateSend({
      gasPrice: fee,
      isFeeOfWallet: cost.isFeeOfWallet ?? false,
      feeFailure: null,
      gasLimit: cost.gasLimit ?? null,
      accountCost: cost.accountBaseUnits,
      limits: cost.limits ?? null,
      gasPriceInUSD: fee === null ? null : toUsd(fee, decimals, native?.price),
    })
    return true
  } catch (thrown) {
    if (!signal.aborted && isStillPaying(sending)) keepFeeFailure(sending, thrown)
    return false
  }
}
