import { nodeOf } from '../blockchainApi/rpcProxy.ts'
import { ChainIndex } from '../chainIndex/ChainIndex.ts'

/** The indexes of all local EVM chains. */
export interface Indexes {
  /** The index of one chain, or of all. @throws 400 for an unknown chain. */
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
