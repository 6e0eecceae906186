import { describe, expect, it } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { BlockRange, ScanState } from '../../../types/permission.ts'
import { addRange, emptyScan, nextRange, scanRanges } from './scanRanges.ts'

const range = (from: number, to: number): BlockRange => ({ from, to })

describe('ranges', () => {
  it('are merged if they overlap or touch, and stay the newest first', () => {
    expect(addRange([range(50, 60)], range(70, 80))).toEqual([range(70, 80), range(50, 60)])
    expect(addRange([range(70, 80), range(50, 60)], range(61, 69))).toEqual([range(50, 80)])
    expect(addRange([range(50, 80)], range(60, 70))).toEqual([range(50, 80)])
  })

  it('are searched from the newest block, without those that are known', () => {
    expect(nextRange(100, [], 10)).toEqual(range(91, 100))
    expect(nextRange(100, [range(95, 100)], 10)).toEqual(range(85, 94))
    expect(nextRange(100, [range(80, 96)], 10)).toEqual(range(97, 100))
    expect(nextRange(100, [range(5, 100)], 10)).toEqual(range(0, 4))
    expect(nextRange(100, [range(0, 100)], 10)).toBeNull()
  })
})

const limit = () => new WalletModalError('RPC_ERROR', { params: { code: -32_602 } })
const gone = () => new WalletModalError('SERVICE_UNREACHABLE')

/** Runs the search over 100,000 blocks. Resolves with its ranges, its last state and the waits before retries. */
async function search(
  respond: (range: BlockRange, count: number) => void,
  state: ScanState = emptyScan(99_999),
) {
  const ranges: BlockRange[] = []
  const waits: number[] = []
  let last = state
  let error: unknown = null
  await scanRanges({
    state,
    signal: new AbortController().signal,
    async search(one) {
      ranges.push(one)
      respond(one, ranges.length)
      return one.from
    },
    onState(next) {
      last = next
    },
    wait: async (attempt) => void waits.push(attempt),
  }).catch((thrown: unknown) => {
    error = thrown
  })
  return { ranges, waits, last, error }
}

describe('the search through blocks', () => {
  it('grows its ranges while a node serves them, and covers every block', async () => {
    const { ranges, last } = await search(() => {})
    expect(last.covered).toEqual([{ from: 0, to: 99_999, since: 0 }])
    expect(ranges.length).toBeLessThan(6)
  })

  it('stays close to the limit of a node, and tries more again after a while', async () => {
    const { ranges, last } = await search(({ from, to }) => {
      if (to - from + 1 > 500) throw limit()
    })
    expect(last.covered).toMatchObject([{ from: 0, to: 99_999 }])
    const refused = ranges.filter(({ from, to }) => to - from + 1 > 500)
    expect(refused.length).toBeLessThan(ranges.length / 5)
    const late = ranges.slice(40).filter(({ from, to }) => to - from + 1 > 500)
    expect(late.length).toBeGreaterThan(0)
  })

  it('waits longer before each retry while no node responds, and rejects after four attempts', async () => {
    const { waits, ranges, error } = await search(() => {
      throw gone()
    })
    expect(waits).toEqual([1, 2, 3])
    expect(ranges).toHaveLength(4)
    expect(error).toMatchObject({ code: 'SERVICE_UNREACHABLE' })
    const recovered = await search((_, count) => {
      if (count < 3) throw gone()
    })
    expect(recovered.error).toBeNull()
    expect(recovered.last.covered).toMatchObject([{ from: 0, to: 99_999 }])
  })

  it('rejects after four timeouts in a row, each of a smaller range', async () => {
    const { ranges, error } = await search(() => {
      throw new WalletModalError('RPC_TIMEOUT')
    })
    expect(ranges.map(({ from, to }) => to - from + 1)).toEqual([10_000, 5_000, 2_500, 1_250])
    expect(error).toMatchObject({ code: 'RPC_TIMEOUT' })
  })

  it('continues with newer blocks before older ones', async () => {
    const state = { ...emptyScan(99_999), covered: [{ ...range(60_000, 90_000), since: 7 }] }
    const { ranges, last } = await search(() => {}, state)
    expect(ranges[0]).toEqual(range(90_001, 99_999))
    expect(ranges[1]?.to).toBe(59_999)
    expect(last.covered).toEqual([{ from: 0, to: 99_999, since: 0 }])
  })
})
