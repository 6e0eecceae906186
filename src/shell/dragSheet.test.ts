import { expect, it, vi } from 'vitest'
import { dragSheet } from './dragSheet.ts'

vi.stubGlobal('matchMedia', () => ({ matches: true }))
vi.stubGlobal('Element', class {})

/**
 * Simulates a drag by a finger through these heights and times. The finger is lifted at the last of them. Returns true
 * if the sheet closes.
 */
function drag(points: readonly (readonly [y: number, ms: number])[]): boolean {
  const header = Object.assign(new EventTarget(), { setPointerCapture: () => {} })
  const card = {
    querySelector: (part: string) => (part === '.header' ? header : null),
    closest: () => ({}),
    parentElement: null,
    dataset: {},
    style: {},
    offsetHeight: 600,
  }
  const close = vi.fn(() => false)
  const stop = dragSheet(card as never, close)
  points.forEach(([clientY, timeStamp], index) => {
    const types = { 0: 'pointerdown', [points.length - 1]: 'pointerup' }
    const event = new Event(types[index] ?? 'pointermove')
    const values = { clientY, timeStamp, pointerId: 1, pointerType: 'touch' }
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(event, name, { value })
    header.dispatchEvent(event)
  })
  stop()
  return close.mock.calls.length > 0
}

it.each([
  [
    'a flick',
    [
      [0, 0],
      [30, 30],
      [60, 60],
      [60, 62],
    ],
    true,
  ],
  [
    'a flick without a pointermove event',
    [
      [0, 0],
      [60, 60],
    ],
    true,
  ],
  [
    'a short drag',
    [
      [0, 0],
      [30, 100],
      [60, 200],
      [60, 210],
    ],
    false,
  ],
  [
    'a quick move and a pause',
    [
      [0, 0],
      [60, 60],
      [60, 600],
    ],
    false,
  ],
  [
    'a long drag, however slow',
    [
      [0, 0],
      [100, 1000],
      [200, 2000],
    ],
    true,
  ],
] as const)('the sheet closes by velocity or distance: %s', (_, points, closes) =>
  expect(drag(points)).toBe(closes),
)
