import { mkdir, rmdir } from 'node:fs/promises'

const WAIT_MS = 600_000
const LOOK_AGAIN_MS = 300

/** Takes a folder for itself; false when somebody else is at it. */
async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    return false
  }
}

/** Does what is not done yet, once for all programs that want it at the same moment. `lock` is a folder that nobody else makes. */
export async function onceForAll(
  lock: string,
  isDone: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!isDone()) {
    if (await take(lock)) {
      try {
        // Somebody may have done it between the look and the lock.
        if (!isDone()) await work()
      } finally {
        await rmdir(lock)
      }
      return
    }
    if (Date.now() > deadline) throw new Error(`Remove ${lock}: what it stands for never ended.`)
    await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS))
  }
}
