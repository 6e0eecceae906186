import { hasLaterPart, laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { findNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { receiverLookup, type SendState, send, updateSend } from '../../controllers/send.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { type CaipNetworkId, type Namespace, namespaces } from '../../types/caip.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Payment } from '../../types/payment.ts'
import type { ReceiverDetails, ReceiverProblem } from '../../types/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isCaipNetworkId, namespaceOf } from '../../utils/caip.ts'
import { cleanCode } from '../../utils/cleanText.ts'
import { isPast } from '../../utils/deadline.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import { isName } from '../names/isName.ts'
import { reportError } from '../report/reportError.ts'
import { decimalsOf } from './assessDraft.ts'
import { fillDraft } from './fillDraft.ts'
import { sendingAccount } from './sendingAccount.ts'
import { beginReceiver, nameProblemOf, setReceiver } from './setReceiver.ts'

/** Namespace and, where the text begins with it, network of a payment URI or of an address with its network. */
interface TextOwner {
  namespace: Namespace
  caipNetworkId?: CaipNetworkId | undefined
}

/** Reads the network of an interoperable name, such as `alice.eth@base`. */
function networkOfName(code: string): TextOwner | undefined {
  for (const namespace of namespaces) {
    const id = laterFamilies[namespace]?.readInteroperableName?.(code)?.network
    if (isCaipNetworkId(id)) return { namespace: namespaceOf(id), caipNetworkId: id }
  }
  return undefined
}

/**
 * Reads the scheme of a payment URI, of a CAIP-10 or of an EIP-3770 address, or the network of an interoperable name;
 * undefined for any other text.
 */
function ownerOfText(text: string): TextOwner | undefined {
  const code = cleanCode(text)
  const named = networkOfName(code)
  if (named) return named
  const scheme = /^([a-z\d-]+):/i.exec(code)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  for (const namespace of namespaces) {
    const { networkPrefixes = {}, paymentScheme } = laterFamilies[namespace] ?? {}
    if (Object.hasOwn(networkPrefixes, scheme))
      return { namespace, caipNetworkId: networkPrefixes[scheme] }
    const [, reference] = /^[^:]+:([-_a-z\d]{1,32}):/i.exec(code) ?? []
    if (scheme === namespace)
      return { namespace, caipNetworkId: reference ? `${namespace}:${reference}` : undefined }
    if (scheme === paymentScheme) return { namespace }
  }
  return undefined
}

interface Refusal {
  receiverProblem: ReceiverProblem
  receiverDetails?: ReceiverDetails
}

/** Says that the text is for another network, and for which if that is known. */
function refuseNetwork(id: CaipNetworkId | undefined): Refusal {
  const other = id && (findRequestedNetwork(id) ?? findNetwork(id))?.name
  if (other === undefined) return { receiverProblem: 'paymentNetwork' }
  return { receiverProblem: 'otherNetwork', receiverDetails: { other } }
}

type NamedToken = { contract: string | null } & Pick<SendState, 'tokenName'>

/** Resolves the name of a token's contract, as a typed name is resolved. */
async function resolveToken(
  token: string | null,
  { namespace }: PayingAccount,
  signal: AbortSignal,
): Promise<NamedToken | Refusal> {
  if (token === null || !isName(token)) return { contract: token, tokenName: null }
  try {
    const { resolveName } = await loadPart(import('../names/resolveName.ts'))
    const found = await resolveName(token, namespace, signal)
    if (!found) return { receiverProblem: 'unknownName' }
    const { name, address } = found
    return { contract: address, tokenName: { name, address } }
  } catch (thrown) {
    return { receiverProblem: nameProblemOf(thrown) }
  }
}

/** True for a token with this contract that is no collectible. Contracts may be written in other cases. */
export const isAt = (contract: string) => (token: TokenBalance) =>
  !token.collectible && tokenAddress(token)?.toLowerCase() === contract.toLowerCase()

/** Reads a token that no list has from its contract; null if there is none. Rejects as `readToken`. */
async function readUnlisted(address: string, sending: PayingAccount): Promise<TokenBalance | null> {
  const { readToken } = await loadPart(import('./findToken.ts'))
  const { caipNetworkId } = sending.network
  try {
    return await readToken({ kind: 'address', caipNetworkId, address }, sending)
  } catch (thrown) {
    if (isCode(thrown, 'INVALID_VIEW_DATA')) return null
    throw thrown
  }
}

interface PaymentSource {
  sending: PayingAccount
  locale: string
  signal: AbortSignal
  /** DNS name whose record is the payment; null for a payment that the user has typed. */
  name: string | null
}

/** Fills the draft from a payment. Changes nothing and returns the problem if a part of the payment is not valid. */
async function takePayment(
  payment: Payment,
  { sending, locale, signal, name }: PaymentSource,
): Promise<Refusal | null> {
  const { caipNetworkId, recipient, amountBaseUnits, words = null, part = {} } = payment
  const { expiresAt: paymentExpiresAt = null } = payment
  if (isPast(paymentExpiresAt)) return { receiverProblem: 'paymentExpired' }
  if (caipNetworkId !== null && caipNetworkId !== sending.network.caipNetworkId)
    return refuseNetwork(caipNetworkId)
  const named = await resolveToken(payment.token, sending, signal)
  if (signal.aborted || !isStillPaying(sending)) return null
  if ('receiverProblem' in named) return named
  const { contract } = named
  const [native, ...tokens] = send.tokenBalances
  const listed = contract ? tokens.find(isAt(contract)) : native
  const token = listed ?? (contract ? await readUnlisted(contract, sending) : null)
  if (signal.aborted || !isStillPaying(sending)) return null
  if (!token) return { receiverProblem: 'paymentToken' }
  // The symbol of a token that no list has may be that of another token, so the address is shown beside it.
  const tokenName =
    named.tokenName ??
    (token.isUnlisted && contract ? { name: token.symbol, address: contract } : null)
  const decimals = decimalsOf(token)
  const amount = amountBaseUnits === null ? payment.amount : formatUnits(amountBaseUnits, decimals)
  if ((amount?.split('.')[1]?.length ?? 0) > decimals) return { receiverProblem: 'paymentAmount' }
  // A payment without amount and token sets only the receiver.
  if (amount === undefined && contract === null) void setReceiver(recipient, payment.isRecipient)
  else fillDraft({ token, recipient, amount }, locale)
  updateSend({ paymentWords: words, paymentExpiresAt, part, tokenName })
  if (name !== null) updateSend({ receiverProfileName: name })
  return null
}

const refuse = (refusal: Refusal) => updateSend({ ...refusal, isResolving: false })

/** Fills the draft from the text of a payment, or sets the problem. */
async function takeText(text: string, source: PaymentSource): Promise<void> {
  const { receiverInput } = send
  const { readPayment } = await loadLaterPart(source.sending.namespace, 'payments')
  if (source.signal.aborted || send.receiverInput !== receiverInput) return
  const read = readPayment(text)
  if ('problem' in read) {
    const { problem, parameter } = read
    return refuse({ receiverProblem: problem, receiverDetails: parameter ? { parameter } : {} })
  }
  const problem = await takePayment(read.payment, source)
  if (problem) refuse(problem)
}

/** True if the text may be a name of DNS, and such names are looked up for the family. */
const mayLookUp = (text: string, { namespace }: PayingAccount) =>
  /[@＠]/.test(text) && options.dnsResolvers.length > 0 && hasLaterPart(namespace, 'paymentNames')

/** Offers to look up the typed text if it is a name of DNS. */
async function offerLookUp(input: string, { namespace }: PayingAccount): Promise<void> {
  const signal = beginReceiver(input)
  try {
    const { readName } = await loadLaterPart(namespace, 'paymentNames')
    if (signal.aborted || send.receiverInput !== input) return
    const receiverToLookUp = readName(input)
    if (receiverToLookUp === null) return await setReceiver(input)
    updateSend({ receiverToLookUp, isResolving: false })
  } catch (thrown) {
    if (!signal.aborted) refuse({ receiverProblem: nameProblemOf(thrown) })
  }
}

/** Looks up the typed name, which the resolvers learn, and fills the draft from its payment URI. Never throws. */
export async function lookUpReceiver(locale: string): Promise<void> {
  const { receiverToLookUp: name } = send
  const sending = sendingAccount()
  if (name === null || !sending) return
  const signal = receiverLookup.begin()
  updateSend({ isResolving: true, receiverProblem: null })
  try {
    const { resolve } = await loadLaterPart(sending.namespace, 'paymentNames')
    const uri = await resolve(name, options.dnsResolvers, signal)
    if (signal.aborted) return
    if (uri === null) return refuse({ receiverProblem: 'unknownName' })
    await takeText(uri, { sending, locale, signal, name })
  } catch (thrown) {
    if (!signal.aborted) refuse({ receiverProblem: nameProblemOf(thrown) })
  }
}

/**
 * Sets the receiver from the typed text, fills the draft if the text is a payment URI, or offers to look up a name of
 * DNS.
 */
export async function enterReceiver(input: string, locale: string): Promise<void> {
  const owner = ownerOfText(input)
  const sending = sendingAccount()
  if (!owner || !sending) {
    const isName = sending !== null && mayLookUp(input, sending)
    return isName ? offerLookUp(input, sending) : setReceiver(input)
  }
  const { namespace, caipNetworkId } = owner
  const isOther = namespace !== sending.namespace
  if (!isOther && !hasLaterPart(namespace, 'payments')) return setReceiver(input)
  const signal = beginReceiver(input)
  if (isOther) return refuse(refuseNetwork(caipNetworkId))
  try {
    await takeText(input.trim(), { sending, locale, signal, name: null })
  } catch (thrown) {
    if (signal.aborted) return
    reportError(thrown, 'inline')
    refuse({ receiverProblem: 'paymentFailed' })
  }
}
