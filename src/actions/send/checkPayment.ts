import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Sender } from '../../types/sender.ts'
import type { GivenData, ViewData } from '../../types/view.ts'
import { isNamespace } from '../../utils/caip.ts'
import { isName } from '../names/isName.ts'

type ReadAddress = Sender['readAddress']

/** Loads the family's address parser; undefined if there is no recipient. @throws WalletModalError LOAD_FAILED */
async function loadAddressReader(given: GivenData): Promise<ReadAddress | undefined> {
  if (given.recipient === undefined) return undefined
  const namespace = isNamespace(given.namespace) ? given.namespace : networks.activeNamespace
  if (!hasLaterPart(namespace, 'sender')) return undefined
  const { readAddress } = await loadLaterPart(namespace, 'sender')
  return (text) => readAddress(text, networks.active[namespace]?.caipNetworkId)
}

/**
 * Refuses a payment that the form cannot show exactly. Network, token and amount are compared only with a connected
 * account, since otherwise the form does not open.
 *
 * @throws WalletModalError INVALID_VIEW_DATA if recipient, token or amount is not valid on the network;
 * UNSUPPORTED_CHAIN if the payment is on another network than the active one
 */
function checkPayment(data: ViewData, readAddress: ReadAddress | undefined): void {
  const { token, recipient, amount, network } = data
  const refuse = (missing: string, reason: string) => {
    const longMessage = `WalletSend cannot open with this ${missing}: ${reason}.`
    throw new WalletModalError('INVALID_VIEW_DATA', { params: { missing }, longMessage })
  }
  if (recipient !== undefined && readAddress && !isName(recipient)) {
    const read = readAddress(recipient)
    if ('problem' in read) refuse('recipient', `the address is refused (${read.problem})`)
  }
  const namespace = networks.activeNamespace
  const active = networks.active[namespace]
  if (!active || accountOf(namespace).status !== 'connected') return
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
 * Loads the code that a check of payments needs, and resolves with that check.
 *
 * @throws WalletModalError LOAD_FAILED
 */
export async function preparePaymentCheck(given: GivenData): Promise<(data: ViewData) => void> {
  const readAddress = await loadAddressReader(given)
  return (data) => checkPayment(data, readAddress)
}
