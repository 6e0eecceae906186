import { loadSender } from '../../chains/senders.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { Transfer } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { decimalsOf } from './assessDraft.ts'
import { fiatDecimals, toFiatUnits } from './fiat.ts'
import { contextOf, isStillSending, type SendingAccount } from './sendingAccount.ts'

/** The plain address of a token: the last part of CAIP-10; null for the native one. */
export function tokenAddress({ address }: TokenBalance): string | null {
  return address?.split(':').at(-1) ?? null
}

export function toTransfer(
  { address: from, network }: SendingAccount,
  token: TokenBalance,
  { to, amountBaseUnits }: { to: string; amountBaseUnits: bigint },
): Transfer {
  return {
    from,
    to,
    token: tokenAddress(token),
    amountBaseUnits,
    decimals: decimalsOf(token),
    symbol: token.symbol,
    nativeSymbol: network.nativeCurrency.symbol,
  }
}

/** In USD, for showing only; null without a price. */
export function toUsd(baseUnits: bigint, decimals: number, price: number | undefined) {
  // Finer than cents: a fee of less than one is not nothing.
  const finer = 6
  const fine = toFiatUnits(baseUnits * 10n ** BigInt(finer), { price, decimals })
  return fine === null ? null : Number(fine) / 10 ** (fiatDecimals + finer)
}

/** Reads what sending the draft's token takes, to its receiver where there is one. A failure leaves what was known. */
export async function estimateCost(sending: SendingAccount, amount = 1n): Promise<void> {
  const { token, receiverAddress } = send
  if (!token) return
  const to = receiverAddress ?? sending.address
  const transfer = toTransfer(sending, token, { to, amountBaseUnits: amount })
  try {
    const sender = await loadSender(sending.namespace)
    const cost = await sender.estimate(transfer, contextOf(sending))
    const isSame = send.token !== null && isSameToken(send.token, token)
    const isCurrent = isSame && send.receiverAddress === receiverAddress
    if (!isStillSending(sending) || !isCurrent) return
    const native = send.tokenBalances.find(({ address }) => address === undefined)
    const { decimals } = sending.network.nativeCurrency
    updateSend({
      gasPrice: cost.feeBaseUnits,
      accountCost: cost.accountBaseUnits,
      gasPriceInUSD: toUsd(cost.feeBaseUnits, decimals, native?.price),
    })
  } catch (thrown) {
    log('info', 'the network fee could not be estimated', thrown)
  }
}
