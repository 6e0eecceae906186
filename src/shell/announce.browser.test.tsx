import { afterEach, expect, it, vi } from 'vitest'
import { dialog, elementIn, showView } from '../views/testing/showView.tsx'

afterEach(() => vi.restoreAllMocks())

/** The closed roots that the shell has made. */
const roots: ShadowRoot[] = []
const attach = Element.prototype.attachShadow
const announced = () => roots.findLast((root) => root.host.isConnected)?.textContent

async function showCard() {
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attach.call(this, init)
    if (init.mode === 'closed') roots.push(root)
    return root
  })
  const modal = showView('WhatIsAWallet')
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => elementIn('dialog').style.getPropertyValue('--keyboard')).toBe('0px')
  return modal
}

it('a status that arrives together with its region is announced, and can be announced again', async () => {
  await showCard()
  for (const _ of ['first', 'second']) {
    const status = Object.assign(document.createElement('p'), { textContent: 'Check your email' })
    status.setAttribute('role', 'status')
    elementIn('.view').append(status)
    await expect.poll(announced).toBe('Check your email')
    status.remove()
    await expect.poll(announced).toBe('')
  }
})

it('the title of a view is announced unless it has the focus', async () => {
  const modal = await showCard()
  elementIn('[aria-label=Close]').focus()
  modal.router.push('WhatIsANetwork')
  await expect.poll(announced).toMatch(/^What is a network\?/i)
  await expect.poll(announced).toBe('')
  elementIn('.title').focus()
  modal.router.push('WhatIsABuy')
  await expect.element(dialog(/buy/i)).toBeVisible()
  expect(announced()).toBe('')
})
