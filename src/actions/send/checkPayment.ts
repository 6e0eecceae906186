import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Sender } from '../../types/sender.ts'
import type { GivenData, ViewData } from '../../types/view.ts'
import { isNamespace } from '../../utils/caip.ts'
import { cleanCode } from '../../utils/cleanText.ts'
import { payingAccount } from '../account/payingAccount.ts'
import { isName } from '../names/isName.ts'
import { findToken, readToken } from './findToken.ts'
import { readTokenText } from './readTokenText.ts'

type ReadAddress = Sender['readAddress']

const namespaceOf = ({ namespace }: GivenData): Namespace =>
  isNamespace(namespace) ? namespace : networks.activeNamespace

/** Loads the family's address parser; undefined if there is no recipient. @throws WalletModalError LOAD_FAILED */
async function loadAddressReader(given: GivenData): Promise<ReadAddress | undefined> {
  if (given.recipient === undefined) return undefined
  const namespace = namespaceOf(given)
  if (!hasLaterPart(namespace, 'sender')) return undefined
  const { readAddress } = await loadLaterPart(namespace, 'sender')
  return (text) => readAddress(cleanCode(text), networks.active[namespace]?.caipNetworkId)
}

function refuse(missing: string, reason: string): never {
  const longMessage = `WalletSend cannot open with this ${missing}: ${reason}.`
  throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
}

function checkRecipient({ recipient }: ViewData, readAddress: ReadAddress | undefined): void {
  if (recipient === undefined || !readAddress || isName(recipient)) return
  const read = readAddress(recipient)
  if ('problem' in read) refuse('recipient', `the address is refused (${read.problem})`)
}

/**
 * @throws WalletModalError INVALID_VIEW_DATA if the token is not on the account's network, or the amount has more decimal
 * places than the token; UNSUPPORTED_CHAIN if the payment is on another network
 */
function checkPayment({ token, amount, network }: ViewData, paying: PayingAccount): void {
  const active = paying.network
  if (network && network.caipNetworkId !== active.caipNetworkId) {
    const longMessage = `The payment is on ${network.name}, and ${active.name} is active: send the command switch-network first.`
    throw new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
  }
  if (token && token.chainId !== active.caipNetworkId)
    refuse('token', `it is not on ${active.name}`)
  const decimals = token ? Number(token.quantity.decimals) : active.nativeCurrency.decimals
  const fraction = amount?.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (fraction.length > decimals) refuse('amount', `it has more than ${decimals} decimal places`)
}

/**
 * Loads the code that a check of payments needs, and resolves with that check. The check refuses a payment that the form
 * cannot show exactly. It compares network, token and amount only with a connected account, since otherwise the form does
 * not open. A token that the account's list lacks is read.
 *
 * @throws WalletModalError LOAD_FAILED
 */
export async function preparePaymentCheck(
  given: GivenData,
): Promise<(data: ViewData) => ViewData | Promise<ViewData>> {
  const readAddress = await loadAddressReader(given)
  return (data) => {
    const namespace = namespaceOf(given)
    checkRecipient(data, readAddress)
    const wanted = given.token === undefined ? undefined : readTokenText(given.token)
    if (wanted === null) refuse('token', 'it is no symbol, address, CAIP-10 or CAIP-19 id')
    const paying = payingAccount(namespace)
    if (!paying) return data
    const complete = (found: ViewData) => {
      // The account or its network may have changed while the token was read.
      checkPayment(found, payingAccount(namespace) ?? paying)
      return found
    }
    if (!wanted) return complete(data)
    checkPayment({ network: data.network }, paying)
    const found = findToken(wanted, paying)
    if (found) return complete({ ...data, token: found })
    return readToken(wanted, paying).then((token) => complete({ ...data, token }))
  }
}
