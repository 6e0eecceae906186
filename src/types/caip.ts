/** CAIP-2 namespaces that the modal supports. */
export const namespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const

export type Namespace = (typeof namespaces)[number]

/** CAIP-2: `{namespace}:{reference}`, e.g. `eip155:1`. */
export type CaipNetworkId = `${Namespace}:${string}`

/** CAIP-10: `{namespace}:{reference}:{address}`. */
export type CaipAddress = `${CaipNetworkId}:${string}`
