import { isHexString } from 'ethers'
import { isRecord } from '../shared/json.ts'
import { invalidParams } from './ProviderRpcError.ts'

/** A chain of the wallet. `id` is the hexadecimal chain id, lower case, without padding. */
export interface EvmChain {
  id: string
  name: string
  symbol: string
  rpcUrl: string
}

const KNOWN: Record<string, { name: string; symbol: string }> = {
  '0x1': { name: 'Ethereum', symbol: 'ETH' },
  '0xa': { name: 'OP Mainnet', symbol: 'ETH' },
  '0x89': { name: 'Polygon', symbol: 'POL' },
  '0x2105': { name: 'Base', symbol: 'ETH' },
  '0xa4b1': { name: 'Arbitrum One', symbol: 'ETH' },
  '0xaa36a7': { name: 'Sepolia', symbol: 'ETH' },
}

/** Converts `eip155:8453`, `8453` and `0x2105` to `0x2105`. */
export function toHexChainId(id: string): string {
  const digits = id.startsWith('eip155:') ? id.slice('eip155:'.length) : id
  if (!/^(0x[0-9a-f]+|[0-9]+)$/i.test(digits)) throw invalidParams(`"${id}" is not a chain id.`)
  return `0x${BigInt(digits).toString(16)}`
}

export function toCaip2(chainId: string): string {
  return `eip155:${BigInt(chainId)}`
}

/** True for CAIP-2 ids of this namespace, and for ids without a namespace. */
const isEvm = (id: string) => id.startsWith('eip155:') || !id.includes(':')

/** Chains from a table of RPC URLs, in the order of the table. Chains of other namespaces are left out. */
export function chainsFrom(rpcUrls: Record<string, string>): Map<string, EvmChain> {
  const own = Object.entries(rpcUrls).filter(([key]) => isEvm(key))
  return new Map(
    own.map(([key, rpcUrl]) => [toHexChainId(key), createChain(toHexChainId(key), rpcUrl)]),
  )
}

/** Creates a chain by its hexadecimal id. Without a node it can be selected, but no data can be read from it. */
export function createChain(id: string, rpcUrl = ''): EvmChain {
  const { name, symbol } = KNOWN[id] ?? { name: `Chain ${BigInt(id)}`, symbol: 'ETH' }
  return { id, name, symbol, rpcUrl }
}

/** The chain id in `[{ chainId }]`, the parameters of wallet_switchEthereumChain. */
export function parseChainId(params: unknown): string {
  const request: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId = isRecord(request) ? request.chainId : undefined
  if (typeof chainId !== 'string' || !isHexString(chainId)) {
    throw invalidParams('Expected 0x-prefixed, unpadded, non-zero hexadecimal string "chainId".')
  }
  return toHexChainId(chainId)
}

/** The chain in the parameters of wallet_addEthereumChain (EIP-3085). */
export function parseAddedChain(params: unknown): EvmChain {
  const id = parseChainId(params)
  const request: unknown = Array.isArray(params) ? params[0] : undefined
  const { chainName, rpcUrls, nativeCurrency } = isRecord(request) ? request : {}
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls[0] : undefined
  if (typeof rpcUrl !== 'string' || !/^https?:/.test(rpcUrl)) {
    throw invalidParams('Expected an array with at least one valid URL "rpcUrls".')
  }
  const symbol = isRecord(nativeCurrency) ? nativeCurrency.symbol : undefined
  return {
    id,
    name: typeof chainName === 'string' ? chainName : `Chain ${BigInt(id)}`,
    symbol: typeof symbol === 'string' ? symbol : 'ETH',
    rpcUrl,
  }
}
