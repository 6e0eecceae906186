import { log } from '../../utils/log.ts'

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
 * writes the same keys and the SDK would take over that tab's subscriptions as its own.
 */
export function createSdkStorage(): SdkStorage {
  const memory = new Map<string, string>()
  let database: Promise<IDBDatabase | null> | undefined

  async function attempt<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    database ??= openDatabase()
    const opened = await database
    if (!opened) return undefined
    return run(opened, mode, act).catch((cause: unknown) => {
      log('warn', 'WalletConnect state could not be read or kept', cause)
      return undefined
    })
  }

  async function getItem<T>(key: string): Promise<T | undefined> {
    const text = memory.get(key) ?? (await attempt('readonly', (store) => store.get(key)))
    // The type is the SDK's claim about its own data, which it checks when it restores it.
    return parse(text) as T | undefined
  }

  async function getKeys(): Promise<string[]> {
    const stored = (await attempt('readonly', (store) => store.getAllKeys())) ?? []
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
      await attempt('readwrite', (store) => store.put(text, key))
    },
    async removeItem(key) {
      memory.delete(key)
      await attempt('readwrite', (store) => store.delete(key))
    },
  }
}
