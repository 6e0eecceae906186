import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** Prefixes of the public SS58 registry, keyed by CAIP-2 id. */
const known: Readonly<Record<CaipNetworkId, number>> = {
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': 0,
  'polkadot:68d56f15f85d3136970ec16946040bc1': 0,
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': 2,
  'polkadot:48239ef607d7928874027a43a6768920': 2,
  'polkadot:e143f23803ac50e8f6f8e62695d1ce9e': 42,
}

/** Substrate's generic prefix, which every network accepts. */
const anyNetwork = 42

export function ss58PrefixOf({ ss58Prefix, caipNetworkId }: Network): number {
  return ss58Prefix ?? known[caipNetworkId] ?? anyNetwork
}
