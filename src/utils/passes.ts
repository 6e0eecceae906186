/** Returns the result of a check. False if the check throws, because libraries throw for malformed bytes. */
export function passes(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
