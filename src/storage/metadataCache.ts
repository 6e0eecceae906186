/**
 * Name of the cache in Cache Storage. The metadata of one runtime have 300 kB or more, which is too much for
 * localStorage.
 */
const cacheName = 'wallet-modal-metadata'

/** Maximum number of runtimes in the cache; the oldest are dropped. */
const maxEntries = 4

/**
 * Returns null if the browser has no Cache Storage, which is the case in insecure contexts and in some private windows.
 */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(cacheName)
  } catch {
    return null
  }
}

/** Returns the key of an entry: a URL of the page's origin that is never requested. */
const urlOf = (runtime: string) => `/${cacheName}/${encodeURIComponent(runtime)}`

/**
 * Returns the cached metadata; null if there is none. `runtime` consists of genesis hash, name and version, and of a
 * digest of the nodes' URLs. Never rejects.
 */
export async function readMetadata(runtime: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await openCache())?.match(urlOf(runtime))
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null
  } catch {
    return null
  }
}

/** Lists the runtimes whose metadata are cached, the oldest first. Never rejects. */
export async function listMetadata(): Promise<string[]> {
  try {
    const requests = (await (await openCache())?.keys()) ?? []
    return requests.map(({ url }) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1)))
  } catch {
    return []
  }
}

/** Removes the metadata of a runtime. Never rejects. */
export async function dropMetadata(runtime: string): Promise<void> {
  try {
    await (await openCache())?.delete(urlOf(runtime))
  } catch {}
}

/** Caches the metadata of a runtime. Never rejects. Without storage the metadata are not cached. */
export async function writeMetadata(runtime: string, bytes: Uint8Array): Promise<void> {
  try {
    const cache = await openCache()
    if (!cache) return
    await cache.put(urlOf(runtime), new Response(bytes.slice()))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxEntries).map((key) => cache.delete(key)))
  } catch {
    // Cache Storage throws if the storage quota is exceeded.
  }
}
