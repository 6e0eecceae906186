/** Runs of `followOtherTab`. `next` is queued, and starts when `last` has settled. */
export const otherTabRuns: { last: Promise<void>; next: Promise<void> | undefined } = {
  last: Promise.resolve(),
  next: undefined,
}
