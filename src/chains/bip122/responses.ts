import { base64, hex } from '@scure/base'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { validOf } from '../adapterSteps.ts'
import { parseAddress } from './address.ts'
import type { BitcoinAccount } from './provider.ts'

const rank = ({ purpose }: BitcoinAccount) => (purpose === 'payment' ? 0 : 1)

/**
 * Sorts accounts, payment addresses first. An address that the wallet lists for both purposes becomes one payment
 * account.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if no address belongs to the network
 */
export function checkAccounts(
  response: readonly BitcoinAccount[],
  caipNetworkId: CaipNetworkId,
): BitcoinAccount[] {
  const checked = validOf(`its accounts on ${caipNetworkId}`, response, (one) => {
    const account = Object(one) as BitcoinAccount
    const parsed = parseAddress(account.address, caipNetworkId)
    return parsed && { ...account, address: parsed.address }
  })
  const sorted = checked.sort((a, b) => rank(a) - rank(b))
  return sorted.filter(
    ({ address }, index) => sorted.findIndex((one) => one.address === address) === index,
  )
}

export function toAccounts(accounts: readonly BitcoinAccount[]): Account[] {
  return accounts.map(({ address, purpose }) => ({
    address,
    type: purpose === 'payment' ? 'payment' : 'ordinal',
  }))
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the response is empty or not base64, blanks around it aside */
export function checkBase64(what: string, response: unknown): string {
  const text = typeof response === 'string' ? response.trim() : ''
  try {
    if (base64.decode(text).length > 0) return text
  } catch {}
  throw invalidResponseTo(what, response)
}

const hexText = /^(?:0x)?((?:[\da-f]{2})+)$/i

/** True if the text is a PSBT in base64: it begins with the magic bytes of BIP-174. */
export function isPsbt(text: string): boolean {
  try {
    const [...magic] = base64.decode(text).subarray(0, 5)
    return magic.join() === '112,115,98,116,255'
  } catch {
    return false
  }
}

/**
 * Returns a wallet's PSBT in base64. Wallets send it in base64, in hexadecimal or as bytes; encoders for mail break lines.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the response is no PSBT
 */
export function checkPsbt(response: unknown): string {
  const text = typeof response === 'string' ? response.replace(/\s/g, '') : ''
  const [, digits] = hexText.exec(text) ?? []
  const bytes = digits ? hex.decode(digits.toLowerCase()) : response
  const psbt = bytes instanceof Uint8Array ? base64.encode(bytes) : text
  if (isPsbt(psbt)) return psbt
  throw invalidResponseTo('a PSBT', response)
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a transaction id */
export function checkTxid(what: string, response: unknown): string {
  if (typeof response !== 'string' || !/^[\da-f]{64}$/i.test(response))
    throw invalidResponseTo(what, response)
  return response.toLowerCase()
}
