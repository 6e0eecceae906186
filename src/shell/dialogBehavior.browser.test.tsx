import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { connectors } from '../controllers/connectors.ts'
import { defaultOptions, options } from '../controllers/options.ts'
import { writable } from '../utils/testing/writable.ts'
import { button, elementIn, showView } from '../views/testing/showView.tsx'

const prefer = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

beforeEach(() => {
  Object.assign(options, defaultOptions)
})
afterEach(() => prefer('prefers-reduced-motion', 'reduce'))

async function showConnect(name: string): Promise<void> {
  writable(connectors).list = [
    { id: 'test.alpha', type: 'ANNOUNCED', name, namespace: 'eip155', rdns: 'test.alpha' },
  ]
  showView('Connect')
  await expect.element(button(new RegExp(`^${name}`))).toBeVisible()
  await expect.poll(() => elementIn('dialog').style.getPropertyValue('--keyboard')).toBe('0px')
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

it.each([
  ['forced-colors', 'active'],
  ['prefers-contrast', 'more'],
])('with %s: %s rows, tiles and tags have an edge', async (name, value) => {
  await showConnect('Alpha')
  const parts = ['.list-item', '.list-item .tile', '.list-item .tag']
  const edges = () =>
    parts.map((part) => Number.parseFloat(getComputedStyle(elementIn(part)).borderTopWidth))
  expect(edges()).toEqual([0, 0, 0])
  await prefer(name, value)
  await expect.poll(edges).toEqual([1, 1, 1])
})

it('a name has a title under the pointer only if it is cut off', async () => {
  const titleOf = () => {
    const name = elementIn('.list-item .name')
    name.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return name.title
  }
  await showConnect('Alpha')
  expect(titleOf()).toBe('')
  const long = 'Northern Lights Wallet of the Far and Frozen Seas '.repeat(4).trim()
  await showConnect(long)
  expect(titleOf()).toBe(long)
})
