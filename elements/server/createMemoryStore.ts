import type { SignInStore } from '../types/signInServer.ts'

const maxEntries = 100_000

function createEntries() {
  const entries = new Map<string, number>()
  /** Deletes expired entries once the limit is reached. */
  function makeRoom(): boolean {
    if (entries.size < maxEntries) return true
    const now = Date.now()
    for (const [key, expiresAt] of entries) if (expiresAt <= now) entries.delete(key)
    return entries.size < maxEntries
  }
  return { entries, makeRoom }
}

/**
 * A store in the memory of one process. While it has 100,000 unexpired nonces, no further one is accepted; of ended
 * sign-ins it forgets the oldest.
 */
export function createMemoryStore(): SignInStore {
  const nonces = createEntries()
  const ended = createEntries()
  return {
    takeNonce(nonce, expiresAt) {
      if (nonces.entries.has(nonce)) return false
      if (!nonces.makeRoom()) throw new Error('The memory for used nonces is full')
      nonces.entries.set(nonce, expiresAt)
      return true
    },
    endSignIn(id, expiresAt) {
      const [oldest] = ended.makeRoom() ? [] : ended.entries.keys()
      if (oldest !== undefined) ended.entries.delete(oldest)
      ended.entries.set(id, expiresAt)
    },
    isEnded: (id) => ended.entries.has(id),
  }
}
