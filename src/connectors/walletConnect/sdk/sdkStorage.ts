import { createStore, del, get, keys, type UseStore, update } from 'idb-keyval'
import { storageKeys } from '../../../storage/keys.ts'
import { log } from '../../../utils/log.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'
import { mergeStored } from './mergeStored.ts'

/** What the SDK calls its key-value store. */
export interface SdkStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** The SDK's own names, so that its data stays where people and tools look for it. */
const databaseName = 'WALLET_CONNECT_V2_INDEXED_DB'
const storeName = 'keyvaluestorage'

/** Some browsers never answer when storage is blocked. */
const openMs = 2000

/** The store once it has answered a first time; null where IndexedDB is missing, blocked or broken. */
async function openStore(): Promise<UseStore | null> {
  const store = createStore(databaseName, storeName)
  try {
    // Without IndexedDB the call itself throws.
    await withTimeout(keys(store), openMs, () => new Error('IndexedDB does not answer'))
    return store
  } catch (cause) {
    log('warn', 'WalletConnect sessions cannot be kept: there is no IndexedDB here', cause)
    return null
  }
}

/** A dapp may put a bigint into a request's parameters, which the SDK keeps in its history. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps the SDK's state in IndexedDB and, where that is missing, blocked or full, in memory: the SDK's
 * own store waits for ever then. What this page wrote is read back from memory, because another tab
 * writes the same keys and the SDK would take over that tab's subscriptions as its own. What is written is
 * merged with what another tab wrote, or each would delete the other's sessions and keys.
 */
export function createSdkStorage(): SdkStorage {
  const memory = new Map<string, string>()
  /** What the SDK believes to be stored: what it read or wrote last. */
  const known = new Map<string, unknown>()
  let opening: Promise<UseStore | null> | undefined

  async function attempt<T>(act: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    opening ??= openStore()
    const store = await opening
    if (!store) return undefined
    try {
      return await act(store)
    } catch (cause) {
      log('warn', 'WalletConnect state could not be read or kept', cause)
      return undefined
    }
  }

  async function getItem<T>(key: string): Promise<T | undefined> {
    // A link to open is taken from localStorage alone, where it is checked.
    if (key === storageKeys.deepLinkChoice) return undefined
    const own = memory.get(key)
    const text = own ?? (await attempt((store) => get<unknown>(key, store)))
    if (own === undefined) known.set(key, parse(text))
    // The type is the SDK's claim about its own data, which it checks when it restores it.
    return parse(text) as T | undefined
  }

  async function getKeys(): Promise<string[]> {
    const stored = (await attempt((store) => keys(store))) ?? []
    return [...new Set([...stored.map(String), ...memory.keys()])]
  }

  return {
    getKeys,
    getItem,
    async getEntries<T>() {
      const entries: [string, T][] = []
      for (const key of await getKeys()) {
        const value = await getItem<T>(key)
        if (value !== undefined) entries.push([key, value])
      }
      return entries
    },
    async setItem(key, value) {
      const text = JSON.stringify(value, plain) ?? 'null'
      memory.set(key, text)
      const before = known.get(key)
      known.set(key, parse(text))
      const merge = (stored: unknown) =>
        JSON.stringify(mergeStored(before, parse(text), parse(stored))) ?? text
      // In one transaction: no other tab writes between reading and writing.
      await attempt((store) => update(key, merge, store))
    },
    async removeItem(key) {
      memory.delete(key)
      known.delete(key)
      await attempt((store) => del(key, store))
    },
  }
}
