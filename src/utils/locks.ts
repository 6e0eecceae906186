/** What tabs of one site agree by. Pages outside of a secure context have none. */
export const webLocks = (): LockManager | undefined => globalThis.navigator?.locks

/**
 * Says to the site's other tabs that this one uses what `name` stands for: until the function that this returns
 * is called, which resolves once they know.
 */
export function share(name: string): () => Promise<void> {
  let release = () => {}
  let held: Promise<unknown> | undefined
  function hold(): void {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    held = webLocks()
      ?.request(name, { mode: 'shared' }, () => released)
      // A sandboxed document has no locks.
      .catch(() => {})
  }
  // Browsers do not keep a page that holds a lock for the way back to it.
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

/** Does `act` if no tab shares `name`; always where tabs cannot tell. */
export async function ifUnshared(name: string, act: () => void): Promise<void> {
  const locks = webLocks()
  if (!locks) return act()
  await locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock) act()
    })
    .catch(act)
}
