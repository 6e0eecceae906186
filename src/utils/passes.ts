/** Returns the result of a check; false if the check throws, as libraries do for malformed bytes. */
export function passes(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
