/** Cache Storage, since localStorage is too small for the 300 kB and more of a runtime's metadata. */
const cacheName = 'wallet-modal-metadata'

/** The number of runtimes that are kept; the oldest are dropped. */
const maxEntries = 4

/** Null where the browser has no Cache Storage: outside secure contexts, and in some private windows. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(cacheName)
  } catch {
    return null
  }
}

/** An address of the page's origin that no request goes to: the key of an entry. */
const urlOf = (runtime: string) => `/${cacheName}/${encodeURIComponent(runtime)}`

/** The metadata of a runtime, by its genesis hash, name and version; null unless it is kept. Never rejects. */
export async function readMetadata(runtime: string): Promise<Uint8Array | null> {
  try {
    const kept = await (await openCache())?.match(urlOf(runtime))
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null
  } catch {
    return null
  }
}

/** Never rejects: without storage nothing is kept. */
export async function writeMetadata(runtime: string, bytes: Uint8Array): Promise<void> {
  try {
    const cache = await openCache()
    if (!cache) return
    await cache.put(urlOf(runtime), new Response(bytes.slice()))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -maxEntries).map((key) => cache.delete(key)))
  } catch {
    // The quota is used up.
  }
}
