import { expect, it } from 'vitest'
import { elementIn, showView } from '../views/testing/showView.tsx'

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
