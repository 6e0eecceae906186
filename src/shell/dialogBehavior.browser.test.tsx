import { expect, it } from 'vitest'
import { elementIn, showView } from '../views/testing/showView.tsx'

/** Shows a view and waits until the dialog's behaviour, which loads after the first paint, is attached. */
async function showTallView() {
  const modal = showView('WhatIsAWallet')
  await expect.poll(() => elementIn('dialog').style.getPropertyValue('--keyboard')).toBe('0px')
  await expect.poll(() => elementIn('.card').getBoundingClientRect().height).toBeGreaterThan(300)
  return modal
}

/** Lengthens the transition of the card's height, so that a click can fall into it; reduced motion would remove the transition. */
function slowTransition(): HTMLElement {
  const content = elementIn('.content')
  content.style.setProperty('transition', 'block-size 60s linear', 'important')
  return content
}

function clickOverlay(y: number): void {
  const init = { bubbles: true, composed: true, clientX: window.innerWidth / 2, clientY: y }
  elementIn('.overlay').dispatchEvent(new MouseEvent('click', init))
}

it('Tab leaves the focus where it is until the first view has loaded', async () => {
  const pressTab = () => {
    const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
    elementIn('[aria-label=Close]').dispatchEvent(tab)
    return tab.defaultPrevented ? 'kept' : 'moved'
  }
  showView('WhatIsANetwork')
  expect(pressTab()).toBe('kept')
  await expect.poll(pressTab).toBe('moved')
})

it('a click on the overlay where the card was before it shrank is ignored, and a later one closes the modal', async () => {
  const modal = await showTallView()
  const content = slowTransition()
  const before = elementIn('.card').getBoundingClientRect()
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
  const modal = await showTallView()
  const content = slowTransition()
  modal.router.push('WhatIsANetwork')
  await expect.poll(() => content.getAnimations().length).toBeGreaterThan(0)
  clickOverlay(2)
  expect(modal.state.open).toBe(false)
})
