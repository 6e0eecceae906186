const count = 10

/** Formats the slowest of tests or files, given the milliseconds of each by its name. */
export function slowest(spentMs: ReadonlyMap<string, number>): string[] {
  return [...spentMs]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([name, ms]) => `  ${(ms / 1000).toFixed(1)} s  ${name}`)
}
