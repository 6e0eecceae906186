/** Whether a check passes, where one that throws counts as failed: libraries throw for bytes that cannot be right. */
export function holds(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}
