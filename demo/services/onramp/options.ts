import { json, type Reply } from '../shared/http.ts'
import { paymentCurrencies, purchaseCurrencies } from './currencies.ts'

/** `GET /v1/onramp/options`: Coinbase's tokens on EVM chains, and payment currencies. */
export function options(): Reply {
  const currencies = purchaseCurrencies.flatMap(({ id, name, symbol, networks }) => {
    const own = networks.filter(({ chainId }) => chainId.startsWith('eip155:'))
    if (own.length === 0) return []
    return [{ id, name, symbol, networks: own.map(networkOption) }]
  })
  return json({ paymentCurrencies, purchaseCurrencies: currencies })
}

function networkOption({
  name,
  label,
  chainId,
  contract,
}: (typeof purchaseCurrencies)[number]['networks'][number]) {
  return {
    name: `${name}-mainnet`,
    display_name: label,
    chain_id: chainId.replace('eip155:', ''),
    contract_address: contract,
  }
}
