import type { OnrampOptions, PurchaseNetwork } from '../../types/onramp.ts'

const ethereum: Omit<PurchaseNetwork, 'contract_address'> = {
  name: 'ethereum-mainnet',
  display_name: 'Ethereum',
  chain_id: '1',
}
const polygon: Omit<PurchaseNetwork, 'contract_address'> = {
  name: 'polygon-mainnet',
  display_name: 'Polygon',
  chain_id: '137',
}

const limits = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]

/** Options that are used if the service cannot be reached. */
export const builtInOptions: OnrampOptions = {
  paymentCurrencies: [
    { id: 'USD', payment_method_limits: limits },
    { id: 'EUR', payment_method_limits: limits },
  ],
  purchaseCurrencies: [
    {
      id: '2b92315d-eab7-5bef-84fa-089a131333f5',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { ...ethereum, contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
        { ...polygon, contract_address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174' },
      ],
    },
    // No contract: Ethereum's native token. Polygon's is another one.
    { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ ...ethereum, contract_address: '' }] },
  ],
}
