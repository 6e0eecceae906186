import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import base from '../theme/base.css'
import { addStyles } from '../theme/styles.ts'
import { showComponent } from '../views/testing/showView.tsx'
import { Tabs } from './Tabs.tsx'

addStyles(base)

const tabs = [
  { id: 'tokens', label: 'Tokens' },
  { id: 'nfts', label: 'NFTs' },
  { id: 'activity', label: 'Activity' },
] as const

function Panel() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('tokens')
  return (
    <Tabs label="Holdings" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  )
}

const selected = () => page.getByRole('tab', { selected: true }).element()

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

it.each([
  ['ltr', '{ArrowRight}', 'NFTs'],
  ['ltr', '{ArrowLeft}', 'Activity'],
  ['rtl', '{ArrowRight}', 'Activity'],
  ['rtl', '{ArrowLeft}', 'NFTs'],
] as const)('on a %s page %s selects and focuses %s', async (dir, key, next) => {
  document.documentElement.dir = dir
  showComponent(<Panel />)
  await page.getByRole('tab', { name: 'Tokens' }).click()
  await userEvent.keyboard(key)
  await expect.poll(() => selected().textContent).toBe(next)
  expect(selected().matches(':focus')).toBe(true)
  expect(selected().getAttribute('tabindex')).toBe('0')
  expect(page.getByRole('tabpanel', { name: next }).elements()).toHaveLength(1)
})

it.each(['ltr', 'rtl'] as const)('on a %s page a tab has its label in the middle', async (dir) => {
  document.documentElement.dir = dir
  showComponent(
    <div className="root">
      <Panel />
    </div>,
  )
  await expect.element(page.getByRole('tab', { name: 'Tokens' })).toBeVisible()
  const tab = selected()
  const label = document.createRange()
  label.selectNodeContents(tab)
  const [text, box] = [label.getBoundingClientRect(), tab.getBoundingClientRect()]
  expect(text.left + text.right).toBeCloseTo(box.left + box.right, 0)
})
