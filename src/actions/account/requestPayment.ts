import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
import type { PaymentReader } from '../../types/payment.ts'

export type PaymentWriter = Required<Pick<PaymentReader, 'writePayment'>> &
  Pick<PaymentReader, 'hasNotes'>

/** A token that a payment can be asked for in. */
export interface AskedToken {
  symbol: string
  decimals: number
  /** Contract or mint; null for the native token. */
  token: string | null
}

/**
 * Resolves with the writer of a network's payment URIs; null if the family has no standard of them.
 * @throws WalletModalError LOAD_FAILED
 */
export async function loadPaymentWriter(network: Network): Promise<PaymentWriter | null> {
  const { writePayment, hasNotes } = await loadLaterPart(network.chainNamespace, 'payments')
  return writePayment ? { writePayment, ...(hasNotes && { hasNotes }) } : null
}

/** The network's own token, and the listed tokens that the account holds there. */
export function askedTokens(network: Network, account: AccountState): AskedToken[] {
  const { nativeCurrency, caipNetworkId } = network
  const held = (account.tokenBalance ?? []).flatMap((one) => {
    const { chainId, address, isUnlisted, symbol, quantity } = one
    const token = address?.split(':').at(-1)
    if (chainId !== caipNetworkId || !token || isUnlisted) return []
    return [{ symbol, decimals: Number(quantity.decimals), token }]
  })
  return [
    { symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals, token: null },
    ...held,
  ]
}
