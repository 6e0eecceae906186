import { log } from '../../../utils/log.ts'
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

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const giveUp = () => {
      log('warn', 'WalletConnect sessions cannot be kept: there is no IndexedDB here')
      resolve(null)
    }
    if (typeof indexedDB === 'undefined') return resolve(null)
    const timer = setTimeout(giveUp, openMs)
    try {
      const opening = indexedDB.open(databaseName)
      opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
      opening.onerror = giveUp
      opening.onsuccess = () => {
        clearTimeout(timer)
        resolve(opening.result)
      }
    } catch {
      giveUp()
    }
  })
}

function run<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = act(database.transaction(storeName, mode).objectStore(storeName))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Writes what `change` makes of what is stored. No other tab writes between the two. */
function update(
  database: IDBDatabase,
  key: string,
  change: (stored: unknown) => string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
    const reading = store.get(key)
    reading.onerror = () => reject(reading.error)
    reading.onsuccess = () => {
      const writing = store.put(change(reading.result), key)
      writing.onerror = () => reject(writing.error)
      writing.onsuccess = () => resolve()
    }
  })
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
  let database: Promise<IDBDatabase | null> | undefined

  async function attempt<T>(act: (database: IDBDatabase) => Promise<T>): Promise<T | undefined> {
    database ??= openDatabase()
    const opened = await database
    if (!opened) return undefined
    return act(opened).catch((cause: unknown) => {
      log('warn', 'WalletConnect state could not be read or kept', cause)
      return undefined
    })
  }

  async function getItem<T>(key: string): Promise<T | undefined> {
    const own = memory.get(key)
    const text = own ?? (await attempt((it) => run(it, 'readonly', (store) => store.get(key))))
    if (own === undefined) known.set(key, parse(text))
    // The type is the SDK's claim about its own data, which it checks when it restores it.
    return parse(text) as T | undefined
  }

  async function getKeys(): Promise<string[]> {
    const stored = (await attempt((it) => run(it, 'readonly', (store) => store.getAllKeys()))) ?? []
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
      await attempt((it) => update(it, key, merge))
    },
    async removeItem(key) {
      memory.delete(key)
      known.delete(key)
      await attempt((it) => run(it, 'readwrite', (store) => store.delete(key)))
    },
  }
}
