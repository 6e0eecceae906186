import type { NetworkDefinition } from '../ChainFamily.ts'
import { defineNetwork } from '../defineNetwork.ts'

/**
 * The built-in EVM networks: slug, chain id, name, currency symbol, public node, block explorer (name and host), image
 * id. Source: the public EVM chain list. All native currencies have 18 decimals.
 */
// biome-ignore format: a table is read by its rows
const rows: readonly (readonly [
  slug: string,
  id: number,
  name: string,
  symbol: string,
  node: string,
  explorerName: string,
  explorer: string,
  imageId?: string,
])[] = [
  ['ethereum', 1, 'Ethereum', 'ETH', 'ethereum.reth.rs/rpc', 'Etherscan', 'etherscan.io', 'ba0ba0cd-17c6-4806-ad93-f9d174f17900'],
  ['optimism', 10, 'OP Mainnet', 'ETH', 'mainnet.optimism.io', 'Optimism Explorer', 'optimistic.etherscan.io', 'ab9c186a-c52f-464b-2906-ca59d760a400'],
  ['arbitrum', 42161, 'Arbitrum One', 'ETH', 'arb1.arbitrum.io/rpc', 'Arbiscan', 'arbiscan.io', '3bff954d-5cb0-47a0-9a23-d20192e74600'],
  ['base', 8453, 'Base', 'ETH', 'mainnet.base.org', 'Basescan', 'basescan.org', '7289c336-3981-4081-c5f4-efc26ac64a00'],
  ['polygon', 137, 'Polygon', 'POL', 'polygon.drpc.org', 'PolygonScan', 'polygonscan.com', '41d04d42-da3b-4453-8506-668cc0727900'],
  ['bnb', 56, 'BNB Smart Chain', 'BNB', '56.rpc.thirdweb.com', 'BscScan', 'bscscan.com', '93564157-2e8e-4ce7-81df-b264dbee9b00'],
  ['avalanche', 43114, 'Avalanche', 'AVAX', 'api.avax.network/ext/bc/C/rpc', 'SnowTrace', 'snowtrace.io', '30c46e53-e989-45fb-4549-be3bd4eb3b00'],
  ['gnosis', 100, 'Gnosis', 'XDAI', 'rpc.gnosischain.com', 'Gnosisscan', 'gnosisscan.io', '02b53f6a-e3d4-479e-1cb4-21178987d100'],
  ['zksync', 324, 'ZKsync Era', 'ETH', 'mainnet.era.zksync.io', 'ZKsync Explorer', 'explorer.zksync.io', 'b310f07f-4ef7-49f3-7073-2a0a39685800'],
  ['fantom', 250, 'Fantom', 'FTM', '250.rpc.thirdweb.com', 'FTMScan', 'ftmscan.com', '06b26297-fe0c-4733-5d6b-ffa5498aac00'],
  ['celo', 42220, 'Celo', 'CELO', 'forno.celo.org', 'Celo Explorer', 'celoscan.io', 'ab781bbc-ccc6-418d-d32d-789b15da1f00'],
  ['klaytn', 8217, 'Kaia', 'KAIA', 'public-en.node.kaia.io', 'KaiaScan', 'kaiascan.io'],
  ['aurora', 1313161554, 'Aurora', 'ETH', 'mainnet.aurora.dev', 'Aurorascan', 'aurorascan.dev', '3ff73439-a619-4894-9262-4470c773a100'],
  ['sepolia', 11155111, 'Sepolia', 'ETH', '11155111.rpc.thirdweb.com', 'Etherscan', 'sepolia.etherscan.io', 'e909ea0a-f92a-4512-c8fc-748044ea6800'],
  ['base-sepolia', 84532, 'Base Sepolia', 'ETH', 'sepolia.base.org', 'Basescan', 'sepolia.basescan.org', 'a18a7ecd-e307-4360-4746-283182228e00'],
]

/** Names of currencies. For any other currency the symbol is also the name. */
const currencyNames: Readonly<Record<string, string>> = {
  ETH: 'Ether',
  AVAX: 'Avalanche',
  XDAI: 'xDAI',
  FTM: 'Fantom',
  KAIA: 'Kaia',
}

export const eip155Networks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, symbol, ...rest]) => {
    const known = currencyNames[symbol] ?? symbol
    const currency = {
      name: slug.endsWith('sepolia') ? `Sepolia ${known}` : known,
      symbol,
      decimals: 18,
    }
    return defineNetwork('eip155', currency, [slug, id, name, ...rest])
  },
)
