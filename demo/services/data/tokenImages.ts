import type { IconColours } from '../walletServices/icons.ts'

/** Labels and colours of some tokens. The image of any other token shows the beginning of the symbol. */
const IMAGES: Record<string, [label: string, colours: IconColours]> = {
  ETH: ['Ξ', ['#8ea2f5', '#4c5fc4']],
  SOL: ['S', ['#a08bf0', '#14b87f']],
  USDC: ['$', ['#4a90e2', '#1f5fb0']],
  USDT: ['₮', ['#4cb591', '#1b7a5a']],
  WBTC: ['₿', ['#f9a63c', '#d97808']],
  DAI: ['◈', ['#f7b64a', '#c98512']],
  PTS: ['★', ['#8c6ff0', '#5a3fc0']],
  GRAIN: ['G', ['#c2a36b', '#8a6a34']],
  TOLL: ['T', ['#8d97a8', '#566072']],
  WETH: ['Ξ', ['#e58ab0', '#a8447a']],
  SEED: ['S', ['#f2c23b', '#b8860b']],
}

export const tokenImage = (symbol: string) =>
  Object.hasOwn(IMAGES, symbol) ? IMAGES[symbol] : undefined
