/** Keys in the storage of the wallet's own origin, which no embedding page can read. */
type Key = 'device' | 'session' | 'chain' | 'account-type' | 'calls' | `secret/${string}`

/** @throws if the browser gives an embedded page no storage. */
export function load(key: Key): string | undefined {
  return guarded(() => localStorage.getItem(`demo-frame/${key}`) ?? undefined)
}

/** Stores a value; undefined removes the stored one. */
export function save(key: Key, value: string | undefined): void {
  guarded(() => {
    if (value === undefined) localStorage.removeItem(`demo-frame/${key}`)
    else localStorage.setItem(`demo-frame/${key}`, value)
  })
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch {
    throw new Error('This browser gives the demo wallet no storage.')
  }
}
