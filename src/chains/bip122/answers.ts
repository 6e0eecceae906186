import { base64 } from '@scure/base'
import { invalidAnswer } from '../../errors/invalidResponse.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { parseAddress } from './address.ts'
import type { BitcoinAccount } from './provider.ts'

const rank = ({ purpose }: BitcoinAccount) => (purpose === 'payment' ? 0 : 1)

/**
 * Sorts accounts, payment addresses first. An address listed for both purposes becomes one payment account.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if an address does not belong to the network
 */
export function checkAccounts(
  answer: readonly BitcoinAccount[],
  caipNetworkId: CaipNetworkId,
): BitcoinAccount[] {
  const checked = answer.map((account) => {
    const parsed = parseAddress(account.address, caipNetworkId)
    if (!parsed) throw invalidAnswer(`its accounts on ${caipNetworkId}`, answer)
    return { ...account, address: parsed.address }
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

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the response is empty or not base64 */
export function checkBase64(what: string, answer: unknown): string {
  try {
    if (typeof answer === 'string' && base64.decode(answer).length > 0) return answer
  } catch {}
  throw invalidAnswer(what, answer)
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the response is not a transaction id */
export function checkTxid(what: string, answer: unknown): string {
  if (typeof answer !== 'string' || !/^[\da-f]{64}$/i.test(answer))
    throw invalidAnswer(what, answer)
  return answer.toLowerCase()
}
