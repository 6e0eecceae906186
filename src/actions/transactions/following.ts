/** Polling state of this tab. Each tab polls for itself. */
export const following = {
  /** Timers of the next poll, by transaction hash. */
  timers: new Map<string, ReturnType<typeof setTimeout>>(),
  /**
   * Results of polls, by transaction hash. `seenAt` is the time of the last poll that found the transaction. `misses`
   * counts the consecutive later polls that did not find it and had the same `isExpired`.
   */
  sightings: new Map<string, { seenAt: number; misses: number; isExpired: boolean }>(),
  /** Number of consecutive polls that failed, by transaction hash: a node that is busy is asked less often. */
  failures: new Map<string, number>(),
  /** Time of the last rebroadcast by this tab in ms since the epoch, by transaction hash. */
  broadcasts: new Map<string, number>(),
  /** Number of polls after a transaction was included in a block, by transaction hash. */
  settledPolls: new Map<string, number>(),
  /** Hashes of transactions that a poll is reading, and of those that are read again as soon as it has ended. */
  reading: new Set<string>(),
  hurried: new Set<string>(),
  /** Ends of transactions that other tabs have stored, and that have led to a poll. Each leads to one poll at most. */
  hints: new Set<string>(),
}
