let reset: Promise<void> | undefined

/** Sets the reset of the frame after an abandoned login. Requests that are sent before it has settled are lost. */
export function setFrameReset(next: Promise<void>): void {
  reset = next
}

/** Returns the last reset of the frame; undefined if there was none. */
export const frameReset = () => reset
