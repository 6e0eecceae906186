import { send, updateSend } from '../../controllers/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { localizeDecimal } from '../amounts/readAmount.ts'
import { canBeSent, takeToken } from './draftTokens.ts'
import { sendingAccount } from './sendingAccount.ts'
import { setReceiver } from './setReceiver.ts'

interface Payment {
  /** The token to send; null for the native token. */
  token: TokenBalance | null
  recipient?: string | undefined
  /** Amount as a decimal number of tokens. */
  amount?: string | undefined
}

/** Fills the prepared draft. Returns false without a change if the token cannot be sent on the active network. */
export function fillDraft({ token, recipient, amount }: Payment, locale: string): boolean {
  const taken = token ?? send.tokenBalances[0]
  const sending = sendingAccount()
  if (!taken || !sending || !canBeSent(taken, sending.network)) return false
  takeToken(taken)
  if (amount !== undefined) {
    // In a typed amount, zeros after the point can be those of a thousand.
    const shortest = amount.replace(/\.0+$|(\.\d*[1-9])0+$/, '$1')
    const sendTokenAmount = localizeDecimal(shortest, locale)
    updateSend({ amountUnit: 'token', sendTokenAmount, isMax: false, failure: null })
  }
  if (recipient !== undefined) void setReceiver(recipient)
  return true
}
