import { afterEach, expect, it, vi } from 'vitest'
import { watchTriggers } from './triggers.ts'

afterEach(() => vi.unstubAllGlobals())

it('a form with a control named `matches` around a button neither hides the button nor throws', () => {
  const page = new EventTarget()
  const element = { id: 'wallet', ownerDocument: page } as unknown as HTMLElement
  vi.stubGlobal('CSS', { escape: String })
  vi.stubGlobal('window', {})
  vi.stubGlobal('HTMLButtonElement', class {})
  const onCommand = vi.fn()
  watchTriggers(element, { prefetch() {}, onCommand })
  const form = { matches: { name: 'matches' } }
  const button = { matches: () => true, getAttribute: () => '--open' }
  const click = (...path: object[]) =>
    page.dispatchEvent(Object.assign(new Event('click'), { composedPath: () => path }))
  click(form, page)
  click({ matches: () => false }, form, button, page)
  expect(onCommand).toHaveBeenCalledExactlyOnceWith('--open', button)
})

it('a pointermove without movement, as after a load under a resting pointer, prefetches nothing', () => {
  const page = new EventTarget()
  const element = { id: 'wallet', ownerDocument: page } as unknown as HTMLElement
  vi.stubGlobal('window', { requestIdleCallback: (run: () => void) => run() })
  vi.stubGlobal('HTMLButtonElement', class {})
  const prefetch = vi.fn()
  watchTriggers(element, { prefetch, onCommand() {} })
  const move = (movementX: number) =>
    page.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  move(0)
  expect(prefetch).not.toHaveBeenCalled()
  move(3)
  move(3)
  expect(prefetch).toHaveBeenCalledOnce()
})
