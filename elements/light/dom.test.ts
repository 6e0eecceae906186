import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adopt, nextFrame } from './dom.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('nextFrame resolves after 100 ms if the browser draws no frame', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const passed = vi.fn()
  nextFrame().then(passed)
  await vi.advanceTimersByTimeAsync(99)
  expect(passed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(passed).toHaveBeenCalledOnce()
})

it('nextFrame resolves in a task after the next frame', async () => {
  let draw = () => {}
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    draw = frame
  })
  const passed = vi.fn()
  nextFrame().then(passed)
  await vi.advanceTimersByTimeAsync(50)
  draw()
  await Promise.resolve()
  expect(passed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toHaveBeenCalledOnce()
})

it('a root without adopted sheets, as in jsdom, stays without styles', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  expect(() => adopt({} as ShadowRoot, ':host {}')).not.toThrow()
})
