import { NATIVE } from '../data/market.ts'
import { type DemoToken, ETH, tokens } from '../data/tokens.ts'

/** Tokens that can be traded on a chain; Tether is only on Ethereum. */
export function assetsOn(chainId: string): DemoToken[] {
  const contracts = Object.values<DemoToken>(tokens)
  return [
    { ...ETH, address: NATIVE },
    ...contracts.filter((token) => token !== tokens.USDT || chainId === 'eip155:1'),
  ]
}

/** True if two addresses are equal, whatever their case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
