import type { EvmChain } from '../evm/chains.ts'
import { isRecord } from '../shared/json.ts'

/** The state that the wallet stores for one site, so that the site is still connected after a reload. */
export interface SiteMemory {
  connected: boolean
  locked: boolean
  accountIndex: number
  chainId: string
  addedChains: EvmChain[]
}

export interface MemoryStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

export const memoryKey = (rdns: string) => `demo-wallet:${rdns}`

/** Returns `initial`, overridden by the stored state. Blocked or malformed storage counts as empty. */
export function loadMemory(
  store: MemoryStore | undefined,
  rdns: string,
  initial: SiteMemory,
): SiteMemory {
  try {
    const stored: unknown = JSON.parse(store?.getItem(memoryKey(rdns)) ?? 'null')
    if (!isRecord(stored)) return initial
    return {
      connected: stored.connected === true,
      locked: stored.locked === true,
      accountIndex: Number.isInteger(stored.accountIndex) ? Number(stored.accountIndex) : 0,
      chainId: typeof stored.chainId === 'string' ? stored.chainId : initial.chainId,
      addedChains: Array.isArray(stored.addedChains) ? stored.addedChains.filter(isChain) : [],
    }
  } catch {
    return initial
  }
}

export function saveMemory(store: MemoryStore | undefined, rdns: string, memory: SiteMemory): void {
  try {
    store?.setItem(memoryKey(rdns), JSON.stringify(memory))
  } catch {
    // A sandboxed frame has no storage, so nothing is stored, as in a private window.
  }
}

function isChain(value: unknown): value is EvmChain {
  return (
    isRecord(value) &&
    [value.id, value.name, value.symbol, value.rpcUrl].every((field) => typeof field === 'string')
  )
}
