const LIMIT_MS = 20_000
const LOOK_AGAIN_MS = 30

/** Resolves once `holds` returns true. @throws an error with `what` after 20 seconds. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (!holds()) {
    if (Date.now() > end) throw new Error(`This did not come true: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
