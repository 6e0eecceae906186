import { NATIVE } from '../data/market.ts'
import { type DemoToken, ETH, tokens } from '../data/tokens.ts'

/** What can be traded on a chain; Tether is on Ethereum alone. */
export function assetsOn(chainId: string): DemoToken[] {
  const contracts = Object.values<DemoToken>(tokens)
  return [
    { ...ETH, address: NATIVE },
    ...contracts.filter((token) => token !== tokens.USDT || chainId === 'eip155:1'),
  ]
}

/** Addresses are the same in upper and lower case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
