import { createStore, del, get, keys, type UseStore, update } from 'idb-keyval'
import { storageKeys } from '../../../storage/keys.ts'
import { log } from '../../../utils/log.ts'
import { withTimeout } from '../../../utils/withTimeout.ts'

type Entries = Map<string, unknown>

/** Indexes a value of the SDK's storage: a map, or a list of records with an id. Null for other values. */
function toEntries(value: unknown): Entries | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  return new Map(
    value.map((record: unknown) => {
      const { topic, id, target } = Object(record) as Record<string, unknown>
      return [String(id ?? topic ?? target ?? JSON.stringify(record)), record]
    }),
  )
}

/**
 * Merges this tab's changes since `before` into `stored`. Sessions and keys of other tabs are preserved. Records that
 * another tab has deleted stay deleted.
 */
export function mergeStored(before: unknown, mine: unknown, stored: unknown): unknown {
  const own = toEntries(mine)
  const result = toEntries(stored)
  if (!own || !result || Array.isArray(mine) !== Array.isArray(stored)) return mine
  const known = toEntries(before) ?? new Map<string, unknown>()
  for (const name of known.keys()) if (!own.has(name)) result.delete(name)
  for (const [name, value] of own) {
    if (JSON.stringify(value) !== JSON.stringify(known.get(name))) result.set(name, value)
  }
  return Array.isArray(mine) ? [...result.values()] : Object.fromEntries(result)
}

export interface SdkStorage {
  getKeys(): Promise<string[]>
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * Name of the SDK's own database. The name is kept, so that developer tools and other versions of the SDK find the
 * data.
 */
const databaseName = 'WALLET_CONNECT_V2_INDEXED_DB'
const storeName = 'keyvaluestorage'

/**
 * Time limit in milliseconds, so that a request of IndexedDB that never settles cannot block a connection. Safari 14
 * had such requests (https://bugs.webkit.org/show_bug.cgi?id=226547). The limit is for any browser, so it stays.
 */
const openMs = 2000

/** Opens the SDK's database. Null if IndexedDB is missing, blocked or broken. */
async function openStore(): Promise<UseStore | null> {
  const store = createStore(databaseName, storeName)
  try {
    // Without IndexedDB, opening the database throws synchronously.
    await withTimeout(keys(store), openMs, () => new Error('IndexedDB does not answer'))
    return store
  } catch (cause) {
    log('warn', 'WalletConnect sessions cannot be kept: there is no IndexedDB here', cause)
    return null
  }
}

/** Writes a bigint as text. An app may put a bigint into request parameters, which the SDK stores in its history. */
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
 * Creates the storage of the SDK. If IndexedDB fails, this storage uses memory. The SDK's own storage would stay
 * pending.
 */
export function createSdkStorage(): SdkStorage {
  const memory = new Map<string, string>()
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
    // Deep links are not read from the SDK's storage. The module `storage` reads them from localStorage and validates
    // them.
    if (key === storageKeys.deepLinkChoice) return undefined
    // A key that this page has written is read from memory. The stored value may contain the subscriptions of other
    // tabs, and the SDK would adopt them.
    const own = memory.get(key)
    const text = own ?? (await attempt((store) => get<unknown>(key, store)))
    if (own === undefined) known.set(key, parse(text))
    // The SDK chooses `T` for its own data, and validates the data on restore.
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
      // Without the merge, this tab would delete the sessions of other tabs.
      const merge = (stored: unknown) =>
        JSON.stringify(mergeStored(before, parse(text), parse(stored))) ?? text
      // `update` reads and writes in one transaction, so that no other tab can write in between.
      await attempt((store) => update(key, merge, store))
    },
    async removeItem(key) {
      memory.delete(key)
      known.delete(key)
      await attempt((store) => del(key, store))
    },
  }
}
