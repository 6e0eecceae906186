import type { NetworkDefinition } from '../ChainFamily.ts'
import { defineNetwork } from '../defineNetwork.ts'

/** A CAIP-2 reference of Bitcoin is the first 32 characters of the genesis block's hash (CAIP-4). */
const rows = [
  [
    'bitcoin',
    '000000000019d6689c085ae165831e93',
    'Bitcoin',
    '',
    '0b4838db-0161-4ffe-022d-532bf03dba00',
  ],
  [
    'bitcoin-testnet',
    '000000000933ea01ad0ee984209779ba',
    'Bitcoin Testnet',
    '/testnet',
    '39354064-d79b-420b-065d-f980c4b78200',
  ],
] as const

const currency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }

export const bip122Networks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, path, imageId]) => {
    const explorer = `mempool.space${path}`
    return defineNetwork('bip122', currency, [
      slug,
      id,
      name,
      `${explorer}/api`,
      'mempool',
      explorer,
      imageId,
    ])
  },
)
