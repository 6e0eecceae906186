import type { CaipNetworkId } from '../../types/caip.ts'

/** Properties of a Bitcoin chain that hosts do not configure. */
export interface BitcoinChain {
  caipNetworkId: CaipNetworkId
  /** Name of the chain; in the Wallet Standard it is `bitcoin:{name}`. */
  name: 'mainnet' | 'testnet' | 'testnet4' | 'signet' | 'regtest'
  /** Human-readable part of segwit addresses (BIP-173). */
  bech32: string
  /** Version bytes of base58 addresses: P2PKH, P2SH. */
  base58: readonly [number, number]
}

const testVersions = [0x6f, 0xc4] as const

/** Known Bitcoin chains. A CAIP-2 reference is the start of the genesis block's hash (CAIP-4). */
export const bitcoinChains: readonly BitcoinChain[] = [
  {
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    name: 'mainnet',
    bech32: 'bc',
    base58: [0x00, 0x05],
  },
  {
    caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
    name: 'testnet',
    bech32: 'tb',
    base58: testVersions,
  },
  {
    caipNetworkId: 'bip122:00000000da84f2bafbbc53dee25a72ae',
    name: 'testnet4',
    bech32: 'tb',
    base58: testVersions,
  },
  {
    caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
    name: 'signet',
    bech32: 'tb',
    base58: testVersions,
  },
  {
    caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    name: 'regtest',
    bech32: 'bcrt',
    base58: testVersions,
  },
]

export function findChain(caipNetworkId: string): BitcoinChain | undefined {
  return bitcoinChains.find((chain) => chain.caipNetworkId === caipNetworkId)
}

/**
 * Finds a chain by a name that wallets use for it, such as `Mainnet`, `livenet`, `BITCOIN_TESTNET4` and `Bitcoin Testnet`.
 */
export function findChainByName(name: unknown): BitcoinChain | undefined {
  if (typeof name !== 'string') return undefined
  const short = name
    .trim()
    .toLowerCase()
    .replace(/^bitcoin[\s_:-]?/, '')
  const known = short === 'livenet' || short === '' ? 'mainnet' : short
  return bitcoinChains.find((chain) => chain.name === known)
}
