import { isRecord } from '../shared/json.ts'

/** The state that the wallet stores for one site, so that the site is still connected after a reload. */
export interface SiteMemory {
  connected: boolean
  accountIndex: number
  chain: string
}

export interface MemoryStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const keyFor = (name: string) => `demo-bitcoin-wallet:${name}`

/** Returns `initial`, overridden by the stored state. Blocked or malformed storage counts as empty. */
export function loadMemory(
  store: MemoryStore | undefined,
  name: string,
  initial: SiteMemory,
): SiteMemory {
  try {
    const stored: unknown = JSON.parse(store?.getItem(keyFor(name)) ?? 'null')
    if (!isRecord(stored)) return initial
    return {
      connected: stored.connected === true,
      accountIndex: Number(stored.accountIndex) || 0,
      chain: typeof stored.chain === 'string' ? stored.chain : initial.chain,
    }
  } catch {
    return initial
  }
}

export function saveMemory(store: MemoryStore | undefined, name: string, memory: SiteMemory): void {
  try {
    store?.setItem(keyFor(name), JSON.stringify(memory))
  } catch {
    // Without storage the state is lost at the next load, as in a private window.
  }
}
