import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { connectors } from '../controllers/connectors.ts'
import { setOpen } from '../controllers/modal.ts'
import { defaultOptions, options } from '../controllers/options.ts'
import { writable } from '../utils/testing/writable.ts'
import { loadView } from '../views/loadView.ts'
import { button, dialog, elementIn, showView } from '../views/testing/showView.tsx'

const preferMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

beforeEach(() => preferMotion('no-preference'))
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(800, 700)
  vi.restoreAllMocks()
  await preferMotion('reduce')
})

const nextFrame = () => new Promise(requestAnimationFrame)
const cardBox = () => elementIn('.card:not(.leaving)').getBoundingClientRect()

/** Samples the card in each frame until its animations have ended. */
async function sampleCard(): Promise<DOMRect[]> {
  const samples = [cardBox()]
  do {
    await nextFrame()
    samples.push(cardBox())
  } while (elementIn('.root').getAnimations({ subtree: true }).some(isEnding))
  return samples
}

function isEnding({ effect, timeline, playState }: Animation): boolean {
  const isTimed = timeline === document.timeline && playState === 'running'
  return isTimed && Number.isFinite(effect?.getComputedTiming().endTime)
}

/** Waits until the dialog's behaviour is attached and the card rests. */
async function settle(): Promise<void> {
  await expect.poll(() => elementIn('dialog').style.getPropertyValue('--keyboard')).toBe('0px')
  await expect.poll(() => elementIn('.card').hasAttribute('data-waiting')).toBe(false)
  await sampleCard()
}

it('a card stays hidden while its first view loads, and appears at full height', async () => {
  // The timer that shows the skeleton of a slow view must not run. `expect.poll` would advance this timer.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  showView('WhatIsABuy')
  expect(getComputedStyle(elementIn('.card')).opacity).toBe('0')
  while (elementIn('.card').hasAttribute('data-waiting')) await nextFrame()
  expect(elementIn('.title').textContent).toBe('What is Buy?')
  const { height } = cardBox()
  for (const sample of await sampleCard()) expect(sample.height).toBeCloseTo(height)
  expect(getComputedStyle(elementIn('.card')).opacity).toBe('1')
})

it('every opening shows the card at its full height from the first frame', async () => {
  await loadView('WhatIsANetwork', 'en')
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await settle()
  const full = cardBox()
  for (const view of ['WhatIsAWallet', 'WhatIsANetwork', 'WhatIsAWallet'] as const) {
    setOpen(modal, false)
    await expect.poll(() => elementIn('dialog').hasAttribute('open')).toBe(false)
    modal.router.reset(view)
    setOpen(modal, true)
    await expect.poll(() => elementIn('dialog').hasAttribute('open')).toBe(true)
    const samples = await sampleCard()
    const last = samples.at(-1) ?? new DOMRect()
    for (const { height, top } of samples) {
      expect(height).toBeCloseTo(last.height)
      expect(top - last.top).toBeLessThan(8.1)
    }
  }
  expect(cardBox().height).toBeCloseTo(full.height)
})

it('on a phone the sheet slides up by 40 px on opening', async () => {
  await page.viewport(390, 700)
  const modal = showView('Connect')
  await expect.element(dialog('Connect Wallet')).toBeVisible()
  await settle()
  const { top } = cardBox()
  setOpen(modal, false)
  await expect.poll(() => getComputedStyle(elementIn('dialog')).display).toBe('none')
  setOpen(modal, true)
  while (!elementIn('dialog').hasAttribute('open')) await nextFrame()
  await nextFrame()
  const [slide] = elementIn('.card').getAnimations()
  if (!slide) throw new Error('the sheet does not move')
  slide.pause()
  slide.currentTime = 0
  expect(cardBox().top - top).toBeCloseTo(40)
})

it('when the view changes, the card moves to its new height below a top edge that stays', async () => {
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await settle()
  const before = cardBox()
  modal.router.push('WhatIsANetwork')
  await expect.element(dialog('What is a Network?')).toBeVisible()
  const movement = elementIn('.content').getAnimations()[0]
  expect(Number(movement?.effect?.getComputedTiming().endTime)).toBeLessThanOrEqual(200)
  const samples = await sampleCard()
  const after = cardBox()
  expect(after.height).not.toBe(before.height)
  const [least, most] = [before.height, after.height].sort((a, b) => a - b)
  for (const { top, height } of samples) {
    expect(height).toBeGreaterThanOrEqual(least ?? 0)
    expect(height).toBeLessThanOrEqual(most ?? 0)
    expect(Math.abs(top - before.top)).toBeLessThan(1)
  }
  const heights = samples.map(({ height }) => height)
  const inOrder = heights.toSorted((a, b) => (after.height > before.height ? a - b : b - a))
  expect(heights).toEqual(inOrder)
})

it('a card that closes on the first view keeps its position while it fades', async () => {
  const modal = showView('Connect')
  await expect.element(dialog('Connect Wallet')).toBeVisible()
  await settle()
  const { top, height } = cardBox()
  setOpen(modal, false)
  while (elementIn('dialog').hasAttribute('open')) await nextFrame()
  while (getComputedStyle(elementIn('dialog')).display !== 'none') {
    const box = cardBox()
    expect([box.top, box.height]).toEqual([top, height])
    await nextFrame()
  }
})

it('a closing card keeps its content visible and its scroll position', async () => {
  const modal = showView('WhatIsANetwork')
  await expect.element(dialog('What is a Network?')).toBeVisible()
  await settle()
  modal.router.push('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await sampleCard()
  elementIn('.card').style.maxBlockSize = '200px'
  elementIn('.content').scrollTop = 40
  await nextFrame()
  expect(elementIn('.content').scrollTop).toBe(40)
  slowAnimations()
  setOpen(modal, false)
  await expect.poll(() => elementIn('.card').matches('.leaving')).toBe(true)
  expect(getComputedStyle(elementIn('.leaving .view')).opacity).toBe('1')
  expect(elementIn('.leaving .view').getAnimations()).toEqual([])
  expect(elementIn('.leaving .content').scrollTop).toBe(40)
})

/** Lengthens animations to a minute, so that a test can act during an animation. */
function slowAnimations(): void {
  const { animate } = Element.prototype
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    return animate.call(this, keyframes, { duration: 60_000 })
  })
}

/** Presses the row of an installed wallet, with animations that last a minute. */
async function pressWallet(): Promise<void> {
  Object.assign(options, defaultOptions)
  const [type, namespace] = ['ANNOUNCED', 'eip155'] as const
  writable(connectors).list = [
    { id: 'test.alpha', type, name: 'Alpha', namespace, rdns: 'test.alpha' },
  ]
  showView('Connect')
  await expect.element(button(/^Alpha/)).toBeVisible()
  await settle()
  slowAnimations()
  await button(/^Alpha/).click()
  await expect.element(dialog('Alpha')).toBeVisible()
}

/** Position of the element relative to the card, because the card may be moving. */
function placeIn(element: Element): number[] {
  const { left, top, width } = element.getBoundingClientRect()
  return [left - cardBox().left, top - cardBox().top, width].map(Math.round)
}

it('the icon of the pressed wallet travels from its row into the connecting ring', async () => {
  await pressWallet()
  const icon = elementIn('.travelling')
  const [movement] = icon.getAnimations()
  if (!movement) throw new Error('the icon does not move')
  movement.pause()
  movement.currentTime = 0
  expect(placeIn(icon)).toEqual(placeIn(elementIn('.leaving .list-item .tile')))
  const target = elementIn('.ring .tile')
  expect(getComputedStyle(target).opacity).toBe('0')
  movement.currentTime = 59_999
  expect(placeIn(icon)).toEqual(placeIn(target))
  for (const one of [movement, ...target.getAnimations()]) one.finish()
  await expect.poll(() => icon.isConnected).toBe(false)
  expect(getComputedStyle(target).opacity).toBe('1')
})

it('with reduced motion the icon of the pressed wallet does not travel', async () => {
  await preferMotion('reduce')
  await pressWallet()
  expect(() => elementIn('.travelling')).toThrow()
})

it('with reduced motion the card has its new height at once', async () => {
  await preferMotion('reduce')
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await settle()
  modal.router.push('WhatIsANetwork')
  await expect.element(button('Back')).toBeVisible()
  expect(elementIn('.content').getAnimations()).toEqual([])
  expect(elementIn('.view').getAnimations()).toEqual([])
})

function clickOverlay(y: number): void {
  const init = { bubbles: true, composed: true, clientX: window.innerWidth / 2, clientY: y }
  elementIn('.overlay').dispatchEvent(new MouseEvent('click', init))
}

it('a click on the overlay where the card was before it shrank is ignored, and a later one closes the modal', async () => {
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await settle()
  slowAnimations()
  const content = elementIn('.content')
  const before = cardBox()
  modal.router.push('WhatIsANetwork')
  await expect.poll(() => content.getAnimations().length).toBeGreaterThan(0)

  clickOverlay(before.bottom - 4)
  expect(modal.state.open).toBe(true)

  for (const animation of content.getAnimations()) animation.finish()
  await expect
    .poll(() => {
      clickOverlay(before.bottom - 4)
      return modal.state.open
    })
    .toBe(false)
})

it('a click next to a card that is moving closes the modal', async () => {
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog('What is a Wallet?')).toBeVisible()
  await settle()
  slowAnimations()
  const content = elementIn('.content')
  modal.router.push('WhatIsANetwork')
  await expect.poll(() => content.getAnimations().length).toBeGreaterThan(0)
  clickOverlay(2)
  expect(modal.state.open).toBe(false)
})
