import { NATIVE } from '../data/market.ts'
import { splTokens } from '../data/splTokens.ts'
import { ETH, SOL, tokens } from '../data/tokens.ts'
import { SOLANA_DEVNET } from '../solana/startSolanaChain.ts'

/** A network on which a token can be delivered. */
export interface PurchaseNetwork {
  /** The on-ramp's name of the blockchain. */
  name: 'ethereum' | 'base' | 'solana'
  label: string
  /** CAIP-2. */
  chainId: string
  /** The token's address on that chain; `NATIVE` or `WRAPPED_SOL` stands for the native token. */
  contract: string
}

export interface PurchaseCurrency {
  /** Coinbase's id of the token. */
  id: string
  name: string
  symbol: string
  decimals: number
  /** US dollars. */
  price: number
  networks: PurchaseNetwork[]
}

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

const ethereum = { name: 'ethereum', label: 'Ethereum', chainId: 'eip155:1' } as const
const base = { name: 'base', label: 'Base', chainId: 'eip155:8453' } as const
const solana = { name: 'solana', label: 'Solana', chainId: SOLANA_DEVNET } as const

function onEvm(contract: string): PurchaseNetwork[] {
  return [ethereum, base].map((network) => ({ ...network, contract }))
}

/** Tokens that can be bought, with their local chains. */
export const purchaseCurrencies: readonly PurchaseCurrency[] = [
  {
    ...tokens.USDC,
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    networks: [...onEvm(tokens.USDC.address), { ...solana, contract: splTokens.USDC.mint }],
  },
  { ...ETH, id: 'd85dce9b-5b73-5c3c-8978-522ce1d1c1b4', networks: onEvm(NATIVE) },
  {
    ...tokens.DAI,
    id: '01e9e33b-d099-56fb-aa3b-76c19d0b250e',
    networks: onEvm(tokens.DAI.address),
  },
  {
    ...SOL,
    id: '4f039497-3af4-5bb3-951c-6df9afa9be1c',
    networks: [{ ...solana, contract: WRAPPED_SOL }],
  },
]

export const purchaseCurrency = (symbol: unknown) =>
  purchaseCurrencies.find((currency) => currency.symbol === symbol)

/** Payment currencies, by card or bank account; limits in that currency. */
export const paymentCurrencies = ['USD', 'EUR', 'GBP'].map((id) => ({
  id,
  payment_method_limits: [
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ],
}))

export const paymentCurrency = (id: unknown) =>
  paymentCurrencies.find((currency) => currency.id === id)
