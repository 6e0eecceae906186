/** The runs that take over another tab's changes: `next` begins after `last`. */
export const otherTabRuns: { last: Promise<void>; next: Promise<void> | undefined } = {
  last: Promise.resolve(),
  next: undefined,
}
