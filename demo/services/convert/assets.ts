import { isEvmAddress } from '../account/addresses.ts'
import { failure } from '../blockchainFailure.ts'
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

export interface Caip10 {
  /** CAIP-2. */
  chainId: string
  address: string
}

/** Reads an account or token on an EVM chain. `name` is what the request calls it. @throws 400 */
export function readCaip10(name: string, text: string | null): Caip10 {
  const at = text?.lastIndexOf(':') ?? -1
  const [chainId = '', address = ''] = [text?.slice(0, at), text?.slice(at + 1)]
  if (/^eip155:\d+$/.test(chainId) && isEvmAddress(address)) return { chainId, address }
  throw failure(400, name, `"${text ?? ''}" is no address on an EVM chain.`)
}

/** A whole number of base units, more than none. @throws 400 */
export function readAmount(text: string | null): bigint {
  if (text && /^[0-9]{1,78}$/.test(text) && BigInt(text) > 0n && BigInt(text) < 2n ** 256n) {
    return BigInt(text)
  }
  throw failure(400, 'amount', 'The amount has to be a whole number of base units above zero.')
}

/** The node of a chain that trades. @throws 400 for another. */
export function marketOf(chains: ReadonlyMap<string, string>, chainId: string | null): string {
  const url = chainId?.startsWith('eip155:') ? chains.get(chainId) : undefined
  if (url !== undefined) return url
  throw failure(400, 'chainId', `Network not supported for Swaps: "${chainId ?? ''}".`)
}

export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
