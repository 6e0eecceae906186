/** What tabs of one site agree by. Pages outside of a secure context have none. */
export const webLocks = (): LockManager | undefined => globalThis.navigator?.locks

/**
 * Says to the site's other tabs that this one uses what `name` stands for: until the function that this returns
 * is called, which resolves once they know.
 */
export function share(name: string): () => Promise<void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = webLocks()
    ?.request(name, { mode: 'shared' }, () => released)
    // A sandboxed document has no locks.
    .catch(() => {})
  return async () => {
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
