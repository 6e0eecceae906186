import { decimalText, worth } from '../account/decimalText.ts'
import { json, type Reply } from '../shared/http.ts'
import type { Purchases } from './Purchases.ts'

/** `GET /v1/account/:account/history?onramp=coinbase`: the account's purchases, newest first, on one page. */
export async function purchaseHistory(
  purchases: Purchases,
  walletServicesUrl: string,
  account: string,
): Promise<Reply> {
  const found = await purchases.of(account, 'Coinbase')
  const data = found.map(({ id, paidAt, status, hash, currency, network, amount, ...purchase }) => {
    const { name, symbol, decimals, price } = currency
    const url = `${walletServicesUrl}/public/getTokenImage/${encodeURIComponent(symbol)}`
    return {
      id,
      metadata: {
        operationType: 'buy',
        hash: hash ?? '',
        chain: network.chainId,
        minedAt: paidAt.toISOString(),
        sentFrom: purchase.provider,
        sentTo: purchase.account,
        status: `ONRAMP_TRANSACTION_STATUS_${status}`,
        nonce: 0,
      },
      transfers: [
        {
          direction: 'in',
          quantity: { numeric: decimalText(amount, decimals) },
          value: worth(amount, decimals, price),
          price,
          fungible_info: { name, symbol, icon: { url } },
        },
      ],
    }
  })
  return json({ data, next: null })
}
