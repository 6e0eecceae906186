import type { Network } from '../types/network.ts'
import { toEndpointUrl } from './http.ts'
import type { ServiceContext } from './serviceContext.ts'

/**
 * CAIP-2 references of the networks that the blockchain API serves. Networks of bip122 are missing, since their
 * requests need an Esplora API.
 */
const servedChains: Readonly<Record<string, string>> = {
  eip155:
    '1 10 56 97 100 137 300 324 1101 1301 1329 5000 5003 8217 8453 17000 42161 42220 43113 43114 59144 80002 80084 84532 421614 7777777 11155111 11155420 999999999 1313161554 1313161555',
  solana:
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp EtWTRABZaYq6iMfeYKouRu166VU2xqa1 4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z 4sgjmw1sunhzsxgspuhpqldx6wiyjntz',
}

const pingMethods: Readonly<Record<string, string>> = {
  eip155: 'net_listening',
  solana: 'getHealth',
}

function isServed({ chainNamespace, caipNetworkId }: Network): boolean {
  const references = servedChains[chainNamespace]?.split(' ') ?? []
  return references.includes(caipNetworkId.slice(chainNamespace.length + 1))
}

export interface RpcUrlOptions {
  /** The host's RPC URLs by CAIP-2 id. */
  customRpcUrls: Readonly<Record<string, readonly string[]>>
  /** Context of the blockchain API, which is not used if the context is null or has no project id. */
  context: Pick<ServiceContext, 'blockchainApiUrl' | 'projectId'> | null
}

/**
 * Returns the RPC URLs of a network: the host's if it has set any, else the blockchain API's, else those of public
 * nodes, which learn the user's IP address.
 */
export function rpcUrlsOf(network: Network, { customRpcUrls, context }: RpcUrlOptions): string[] {
  const chainId = network.caipNetworkId
  const custom = customRpcUrls[chainId] ?? []
  if (custom.length > 0) return [...new Set(custom)]
  if (!context?.projectId || !isServed(network)) return [...new Set(network.rpcUrls.default.http)]
  const { blockchainApiUrl, projectId } = context
  return [toEndpointUrl(blockchainApiUrl, '/v1', { chainId, projectId }).href]
}

/**
 * Returns the method for pings if the host has set the network's nodes; undefined otherwise, since other nodes are not
 * pinged.
 */
export function pingMethodOf(
  network: Network,
  { customRpcUrls }: RpcUrlOptions,
): string | undefined {
  const { chainNamespace, caipNetworkId } = network
  return customRpcUrls[caipNetworkId]?.length ? pingMethods[chainNamespace] : undefined
}
