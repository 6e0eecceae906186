import { hasLaterPart, laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { send, updateSend } from '../../controllers/send.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { Payment } from '../../types/payment.ts'
import type { ReceiverProblem } from '../../types/send.ts'
import { formatUnits } from '../../utils/amount.ts'
import type { PayingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { decimalsOf } from './assessDraft.ts'
import { fillDraft } from './fillDraft.ts'
import { sendingAccount } from './sendingAccount.ts'
import { beginReceiver, setReceiver } from './setReceiver.ts'

/** Namespace of a payment URI, from its scheme, or of a CAIP-10 address; undefined for any other text. */
function namespaceOfText(text: string): Namespace | undefined {
  const scheme = /^([a-z\d]+):/i.exec(text)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  return namespaces.find((one) => one === scheme || laterFamilies[one]?.paymentScheme === scheme)
}

/** Fills the draft from a payment. Changes nothing and returns the problem if a part of the payment is not valid. */
function takePayment(payment: Payment, { network }: PayingAccount, locale: string) {
  const { caipNetworkId, recipient, amountBaseUnits, words = null, note = null } = payment
  if (caipNetworkId !== null && caipNetworkId !== network.caipNetworkId) return 'paymentNetwork'
  const [native, ...tokens] = send.tokenBalances
  const contract = payment.token?.toLowerCase()
  const token = contract
    ? tokens.find(({ address }) => address?.split(':').at(-1)?.toLowerCase() === contract)
    : native
  if (!token) return 'paymentToken'
  const decimals = decimalsOf(token)
  const amount = amountBaseUnits === null ? payment.amount : formatUnits(amountBaseUnits, decimals)
  if ((amount?.split('.')[1]?.length ?? 0) > decimals) return 'paymentAmount'
  // A payment without amount and token sets only the receiver.
  if (amount === undefined && payment.token === null) void setReceiver(recipient)
  else fillDraft({ token, recipient, amount }, locale)
  updateSend({ paymentWords: words, note })
  return null
}

/** Sets the receiver from the typed text, or fills the draft if the text is a payment URI. */
export async function enterReceiver(input: string, locale: string): Promise<void> {
  const text = input.trim()
  const namespace = namespaceOfText(text)
  const sending = sendingAccount()
  if (!namespace || !sending) return setReceiver(input)
  const isOther = namespace !== sending.namespace
  if (!isOther && !hasLaterPart(namespace, 'payments')) return setReceiver(input)
  const signal = beginReceiver(input)
  const refuse = (receiverProblem: ReceiverProblem) =>
    updateSend({ receiverProblem, isResolving: false })
  if (isOther) return refuse('paymentNetwork')
  try {
    const { readPayment } = await loadLaterPart(namespace, 'payments')
    if (signal.aborted || send.receiverInput !== input) return
    const read = readPayment(text)
    const problem = 'problem' in read ? read.problem : takePayment(read.payment, sending, locale)
    if (problem) refuse(problem)
  } catch (thrown) {
    if (signal.aborted) return
    reportError(thrown, 'inline')
    refuse('paymentFailed')
  }
}
