interface Part {
  close(): Promise<void>
}

/** Registers a part that has started, and returns it. */
type Keep = <Started extends Part>(part: Started) => Started

/** Starts the parts of a whole, which closes them together. If one fails to start, those that have started are closed. */
export async function startParts<Whole extends object>(
  start: (keep: Keep) => Promise<Whole>,
): Promise<Whole & Part> {
  const started: Part[] = []
  const close = async () => {
    await Promise.all(started.map((part) => part.close()))
  }
  try {
    const whole = await start((part) => {
      started.push(part)
      return part
    })
    return { ...whole, close }
  } catch (error) {
    // A part that cannot be closed does not hide the reason.
    await close().catch(() => {})
    throw error
  }
}
