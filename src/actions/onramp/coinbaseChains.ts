import type { Network } from '../../types/network.ts'
import type { PurchaseCurrency, PurchaseNetwork } from '../../types/onramp.ts'

type NetworkName = Pick<Network, 'caipNetworkId' | 'name'>

interface CoinbaseChain {
  /** As Coinbase calls it. */
  chain: string
  /** As it is called here. */
  name: string
  /** The reference part of its CAIP-2 id. */
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

/** All that Coinbase delivers on, as it calls them. */
export const coinbaseChains = chains.map(({ chain }) => chain)

/** The name is for networks that go by another id here. */
function findChain({ caipNetworkId, name }: NetworkName): CoinbaseChain | undefined {
  const byId = chains.find(({ reference }) => caipNetworkId === `eip155:${reference}`)
  return byId ?? chains.find((one) => one.name === name)
}

/**
 * Where a purchase arrives that is made on a network: there, or on Ethereum where Coinbase does not know it. `isHere` says
 * which of the two.
 */
export function coinbaseChainOf(network: NetworkName): { chain: CoinbaseChain; isHere: boolean } {
  const found = findChain(network)
  return { chain: found ?? ethereum, isHere: found !== undefined }
}

/** A token's delivery on a chain; undefined where it cannot be had there. */
export function deliveryOn(
  { networks }: Pick<PurchaseCurrency, 'networks'>,
  { reference }: CoinbaseChain,
): PurchaseNetwork | undefined {
  return networks.find(({ chain_id }) => chain_id === reference)
}
