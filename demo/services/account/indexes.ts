import { ChainIndex } from '../chainIndex/ChainIndex.ts'
import { nodeOf } from '../rpcProxy.ts'

/** The indexes of all local EVM chains. */
export interface Indexes {
  /** That of one chain, or of all. @throws 400 for a chain that is not there. */
  of(chainId: string | null): ChainIndex[]
}

export function createIndexes(chains: Map<string, string>): Indexes {
  const evm = [...chains].filter(([id]) => id.startsWith('eip155:'))
  const all = new Map(evm.map(([id, url]) => [id, new ChainIndex(id, url)]))
  return {
    of(chainId) {
      if (!chainId) return [...all.values()]
      nodeOf(chains, chainId)
      const index = all.get(chainId)
      return index ? [index] : []
    },
  }
}
