import { isCode, WalletModalError } from '../../../errors/WalletModalError.ts'
import { isRateLimit } from '../../../services/jsonRpc/rpcErrors.ts'
import type { BlockRange, ScanState } from '../../../types/permission.ts'

/**
 * Number of blocks of the first request. It is the limit of QuickNode's paid plans, for example on
 * Arbitrum Nova (https://www.quicknode.com/hi/docs/arbitrum-nova/eth_getLogs, January 2026). The size grows with each
 * success.
 */
const firstSize = 10_000

/** Number of successes after which a size that a node has refused is tried again. */
const successesBeforeRetry = 30

/** Number of attempts in a row without a response of a node, and of blocks in a row that nodes may refuse. */
const maxAttempts = 4
const maxRefused = 3

/** Number of times that a single block is requested. */
const maxTries = 3

/** Adds a range to disjoint ranges. The result is the newest first, and adjacent ranges are merged. */
export function addRange<Range extends BlockRange>(
  ranges: readonly Range[],
  added: Range,
): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges, added].sort((one, other) => other.to - one.to)) {
    const last = merged.at(-1)
    if (!last || range.to < last.from - 1) merged.push(range)
    else if (range.from < last.from) merged.splice(-1, 1, { ...range, to: last.to })
  }
  return merged
}

/** Returns the newest range that is in none of `known`, of at most `size` blocks; null if there is none. */
export function nextRange(
  newest: number,
  known: readonly BlockRange[],
  size: number,
): BlockRange | null {
  let to = newest
  for (const range of known) {
    if (range.to < to) return { from: Math.max(range.to + 1, to - size + 1), to }
    to = Math.min(to, range.from - 1)
  }
  return to < 0 ? null : { from: Math.max(0, to - size + 1), to }
}

/** True if the request failed for a reason that does not concern the range, so that a smaller range fails too. */
function isUnreachable(thrown: unknown): boolean {
  if (!(thrown instanceof WalletModalError)) return false
  const { code, params, longMessage = '' } = thrown
  const status = Number(params.status)
  if (code === 'HTTP_ERROR') return [401, 403, 429].includes(status) || status >= 500
  if (code === 'RPC_ERROR') return isRateLimit(longMessage)
  return code === 'SERVICE_UNREACHABLE' || code === 'LOAD_FAILED'
}

interface RangeScan {
  state: ScanState
  signal: AbortSignal
  /** Searches a range. Resolves with the time of its oldest block in ms; null if unknown. */
  search(range: BlockRange): Promise<number | null>
  onState(state: ScanState): void
  /** Waits before a retry. */
  wait(attempt: number): Promise<void>
}

/** Waits 0.5 s, 1 s, then 2 s. */
export const backOff = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt))

export const emptyScan = (newest: number): ScanState => ({
  newest,
  covered: [],
  failed: [],
  size: firstSize,
})

/**
 * Searches all blocks that are not covered, the newest first. A range that a node refuses is halved; after a success the
 * size grows again, up to the middle between it and the last size that was refused. A single block that is refused is
 * added to `failed`. Rejects with the last error if no node responds, or if nodes refuse `maxRefused` blocks in a row.
 */
export async function scanRanges(scan: RangeScan): Promise<void> {
  const { signal, search, onState, wait } = scan
  let { state } = scan
  let refusedSize = Number.POSITIVE_INFINITY
  let successes = 0
  let attempts = 0
  let tries = 0
  let refused = 0
  const set = (patch: Partial<ScanState>) => {
    state = { ...state, ...patch }
    onState(state)
  }
  while (!signal.aborted) {
    const { newest, covered, failed, size } = state
    const known = failed.reduce<BlockRange[]>(addRange, [...covered])
    const range = nextRange(newest, known, size)
    if (!range) return
    try {
      const since = await search(range)
      if (signal.aborted) return
      successes += 1
      attempts = 0
      tries = 0
      refused = 0
      if (successes % successesBeforeRetry === 0) refusedSize = Number.POSITIVE_INFINITY
      const isClose = refusedSize - size <= size / 8
      const grown = isClose ? size : Math.floor((size + Math.min(refusedSize, 3 * size)) / 2)
      const isFull = range.to - range.from + 1 === size
      set({ covered: addRange(covered, { ...range, since }), size: isFull ? grown : size })
    } catch (thrown) {
      if (signal.aborted) return
      const isGone = isUnreachable(thrown)
      // A timeout may be due to the size of the range, or to a node that is down.
      if (isGone || isCode(thrown, 'RPC_TIMEOUT')) {
        attempts += 1
        if (attempts >= maxAttempts) throw thrown
      }
      if (isGone) await wait(attempts)
      else if (range.from < range.to) {
        refusedSize = range.to - range.from + 1
        set({ size: Math.floor(refusedSize / 2) })
      } else if (++tries >= maxTries) {
        tries = 0
        refused += 1
        set({ failed: addRange(failed, range) })
        if (refused >= maxRefused) throw thrown
      }
    }
  }
}
