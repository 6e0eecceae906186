import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { AccountState } from '../../controllers/accounts.ts'
import type { Network } from '../../types/network.ts'
import type { PaymentReader } from '../../types/payment.ts'
import { tokenAddress } from './tokenAddress.ts'

/** A token that a payment can be asked for in. */
export interface AskedToken {
  symbol: string
  decimals: number
  /** Contract or mint; null for the native token. */
  token: string | null
}

/** Resolves with what writes a network's payment URIs. @throws WalletModalError LOAD_FAILED */
export const loadPayments = ({ chainNamespace }: Network): Promise<PaymentReader> =>
  loadLaterPart(chainNamespace, 'payments')

/** The network's own token, and the listed tokens that the account holds there. */
export function askedTokens(
  { nativeCurrency: { symbol, decimals }, caipNetworkId }: Network,
  { tokenBalance = [] }: Pick<AccountState, 'tokenBalance'>,
): [AskedToken, ...AskedToken[]] {
  const held = (tokenBalance ?? []).flatMap((one) => {
    const token = tokenAddress(one)
    if (one.chainId !== caipNetworkId || !token || one.isUnlisted) return []
    return [{ symbol: one.symbol, decimals: Number(one.quantity.decimals), token }]
  })
  return [{ symbol, decimals, token: null }, ...held]
}
