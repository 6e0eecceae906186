/** A token of the local Solana chain. */
export interface DemoSplToken {
  name: string
  symbol: string
  decimals: number
  mint: string
  /** Price in US dollars; null without a market. */
  price: number | null
}

export const splTokens = {
  /** Every account of the demo's wallets has a balance of USDC. */
  USDC: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    mint: 'FMUEmtxhU46GzhKF4FW9MLJdQWiLgjiXP9TYRWSrqTpV',
    price: 1,
  },
  /**
   * Only the first account of each wallet has a token account for SEED. For other accounts, the sender must create it.
   */
  SEED: {
    name: 'Sunflower Seeds',
    symbol: 'SEED',
    decimals: 9,
    mint: '6TcyBfPdBt1kjsvDZLzmBFnuMaLWiTaAt4RjUr9VA5YD',
    price: 0.02,
  },
} satisfies Record<string, DemoSplToken>
