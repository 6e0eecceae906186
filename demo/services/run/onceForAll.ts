import { mkdir, rmdir } from 'node:fs/promises'

const WAIT_MS = 600_000
const LOOK_AGAIN_MS = 300

/** Takes a lock folder; false if another process holds it. */
async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    return false
  }
}

/** Runs `work` once for all processes that need it at the same time. `lock` is a folder for this lock only. */
export async function onceForAll(
  lock: string,
  isDone: () => boolean,
  work: () => Promise<void>,
): Promise<void> {
  const deadline = Date.now() + WAIT_MS
  while (!isDone()) {
    if (await take(lock)) {
      try {
        // Another process may have finished between the check and the lock.
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
