import type { Network } from '../../types/network.ts'
import type { PurchaseCurrency, PurchaseNetwork } from '../../types/onramp.ts'

type NetworkName = Pick<Network, 'caipNetworkId' | 'name'>

interface CoinbaseChain {
  /** Id of the chain at Coinbase. */
  chain: string
  name: string
  /** Reference part of the CAIP-2 id: the EVM chain id. */
  reference: string
}

const ethereum: CoinbaseChain = { chain: 'ethereum', name: 'Ethereum', reference: '1' }

const chains: readonly CoinbaseChain[] = [
  ethereum,
  { chain: 'arbitrum', name: 'Arbitrum One', reference: '42161' },
  { chain: 'polygon', name: 'Polygon', reference: '137' },
  { chain: 'berachain', name: 'Berachain', reference: '80094' },
  { chain: 'avalanche-c-chain', name: 'Avalanche', reference: '43114' },
  { chain: 'optimism', name: 'OP Mainnet', reference: '10' },
  { chain: 'celo', name: 'Celo', reference: '42220' },
  { chain: 'base', name: 'Base', reference: '8453' },
]

export const coinbaseChains = chains.map(({ chain }) => chain)

/** Finds the chain of a network by id, else by name: a local copy of a chain may have another id. */
function findChain({ caipNetworkId, name }: NetworkName): CoinbaseChain | undefined {
  const byId = chains.find(({ reference }) => caipNetworkId === `eip155:${reference}`)
  return byId ?? chains.find((one) => one.name === name)
}

/** Returns the chain of a network at Coinbase; Ethereum with `isHere` false if Coinbase does not support it. */
export function coinbaseChainOf(network: NetworkName): { chain: CoinbaseChain; isHere: boolean } {
  const found = findChain(network)
  return { chain: found ?? ethereum, isHere: found !== undefined }
}

/** A token's network entry for a chain; undefined if the token cannot be bought on that chain. */
export function deliveryOn(
  { networks }: Pick<PurchaseCurrency, 'networks'>,
  { reference }: CoinbaseChain,
): PurchaseNetwork | undefined {
  return networks.find(({ chain_id }) => chain_id === reference)
}
