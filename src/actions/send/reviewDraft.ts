import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { Simulation } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { closesAccount, feeRateOf } from './assessDraft.ts'
import { checkReceiver, type ReceiverCheck } from './checkReceiver.ts'
import { checkToken } from './checkToken.ts'
import { estimateCost, toTransfer } from './estimateCost.ts'

interface Reviewed {
  token: TokenBalance
  to: string
  amount: bigint | null
}

/** Simulates the transfer. Returns an empty object if the simulation fails: the reason is shown when the user sends. */
async function tryTransfer(sending: PayingAccount, reviewed: Reviewed): Promise<Simulation> {
  const { token, to, amount } = reviewed
  if (!amount) return {}
  try {
    const { simulate } = await loadLaterPart(sending.namespace, 'sender')
    const { note } = send
    const transfer = toTransfer(sending, token, {
      to,
      amountBaseUnits: amount,
      note,
      closesAccount: closesAccount(send, token, amount),
    })
    return await simulate(transfer, {
      ...contextOf(sending),
      reviewedFee: send.gasPrice,
      feeRate: feeRateOf(send),
    })
  } catch (thrown) {
    log('info', 'a transfer would fail', thrown)
    return {}
  }
}

/**
 * Accented letters, and letters of other scripts that resemble ASCII letters. ENSIP-15 forbids only mixed scripts in
 * one label.
 */
const likeAscii =
  /(?!\p{ASCII})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}\p{M}]/u

/** The digits 0 and 1 between letters, where they look like o and l. */
const digitsAsLetters = /\p{L}[01]+\p{L}/u

/** True if a different normalized name may be displayed like this one. */
export function isConfusable(name: string): boolean {
  return likeAscii.test(name.normalize('NFD')) || digitsAsLetters.test(name)
}

/** Checks receiver and token and simulates the transfer. Never throws: a failed check is a warning or a refusal. */
export async function reviewDraft(
  sending: PayingAccount,
  reviewed: Reviewed,
): Promise<ReceiverCheck> {
  const { token, to, amount } = reviewed
  const [receiver, unit, { arrivesBaseUnits, closing }] = await Promise.all([
    checkReceiver(sending, to, token),
    checkToken(sending, token),
    tryTransfer(sending, reviewed),
    estimateCost(sending, amount ?? 1n),
  ])
  const isCurrent = send.receiverAddress === to && send.token && isSameToken(send.token, token)
  if (isCurrent && isStillPaying(sending))
    updateSend({ arrives: arrivesBaseUnits ?? null, lost: closing?.lostBaseUnits ?? null })
  const warnings = [...receiver.warnings, ...unit.warnings]
  if (arrivesBaseUnits === null) warnings.push({ kind: 'fee' })
  if (closing) {
    const { symbol, decimals } = sending.network.nativeCurrency
    const write = (baseUnits: bigint) => `${formatUnits(baseUnits, decimals)} ${symbol}`
    const { lostBaseUnits, depositBaseUnits } = closing
    const lost = write(lostBaseUnits)
    warnings.unshift({ kind: 'closing', lost, deposit: write(depositBaseUnits) })
  }
  const { receiverProfileName: name } = send
  if (isCurrent && name && isConfusable(name)) warnings.push({ kind: 'confusable', name })
  return { warnings, refusal: unit.refusal ?? receiver.refusal }
}
