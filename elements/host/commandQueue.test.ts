import { expect, it } from 'vitest'
import { createCommandQueue } from './commandQueue.ts'

/** A random generator with a seed, by which a failing run can be repeated. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % below
  }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

for (let seed = 1; seed <= 50; seed += 1) {
  it(`commands run in the order they are sent, whatever loads first (sequence ${seed})`, async () => {
    const random = createRandom(seed)
    const inOrder = createCommandQueue()
    const started: number[] = []
    const expected: number[] = []
    const results: Promise<unknown>[] = []
    for (let index = 0; index < 30; index += 1) {
      const loads = random(8)
      const outcome = random(6)
      if (outcome !== 0) expected.push(index)
      results.push(
        inOrder(async () => {
          await turns(loads)
          if (outcome === 0) throw new Error('could not load')
          return () => {
            started.push(index)
            if (outcome === 1) throw new Error('failed at once')
            if (outcome === 2) return new Promise(() => {})
            return turns(random(8)).then(() => index)
          }
        }),
      )
      if (random(3) === 0) await turns(random(20))
      const last = results.at(-1)
      if (outcome === 0) await expect(last).rejects.toThrow('could not load')
      if (outcome === 1 && random(2)) await expect(last).rejects.toThrow('failed at once')
      else last?.catch(() => {})
      if (outcome > 2 && random(2)) expect(await last).toBe(index)
    }
    // The last task starts after all others, so everything that can settle has settled.
    await inOrder(() => () => {})
    expect(started).toEqual(expected)
  })
}
