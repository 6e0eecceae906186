/** The Web Locks of the origin. All tabs of the origin share them. Undefined outside of secure contexts. */
export const webLocks = (): LockManager | undefined => globalThis.navigator?.locks

/**
 * Holds a shared lock on `name` until the returned function is called. The promise of that function resolves once the
 * lock is released.
 */
export function holdSharedLock(name: string): () => Promise<void> {
  let release = () => {}
  let held: Promise<unknown> | undefined
  function hold(): void {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    held = webLocks()
      ?.request(name, { mode: 'shared' }, () => released)
      // In a sandboxed document, the request for a lock rejects.
      .catch(() => {})
  }
  // The lock is released on `pagehide`, because browsers do not put a page with a lock into the back/forward cache.
  const onHide = () => release()
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hold()
  }
  hold()
  globalThis.addEventListener?.('pagehide', onHide)
  globalThis.addEventListener?.('pageshow', onShow)
  return async () => {
    globalThis.removeEventListener?.('pagehide', onHide)
    globalThis.removeEventListener?.('pageshow', onShow)
    release()
    await held
  }
}

/** Calls `act` unless a tab holds a shared lock on `name`. Without Web Locks, always calls `act`. */
export async function runIfUnshared(name: string, act: () => void): Promise<void> {
  const locks = webLocks()
  if (!locks) return act()
  await locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) act()
    })
    .catch(act)
}

/**
 * Calls `act` once no other tab holds a shared lock on `name`: at once, or when the tab that holds it has ended or let it go.
 * Without Web Locks, calls `act` at once.
 */
export async function runOnceUnshared(name: string, act: () => void): Promise<void> {
  const locks = webLocks()
  if (!locks) return act()
  await locks.request(name, act).catch(act)
}
