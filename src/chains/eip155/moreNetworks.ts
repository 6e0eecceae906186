import type { NetworkDefinition } from '../ChainFamily.ts'
import { defineNetwork } from '../defineNetwork.ts'
import { moreRows } from './moreNetworksRows.ts'

/** EVM networks that have a slug without being built in. They load when the page names a network that is unknown so far. */
export const moreNetworks: readonly NetworkDefinition[] = moreRows.map(
  ([slug, id, title, symbol, name, ...rest]) =>
    defineNetwork('eip155', { name, symbol, decimals: 18 }, [slug, id, title, ...rest]),
)
