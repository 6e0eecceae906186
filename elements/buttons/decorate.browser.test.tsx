import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { avatarBackground } from '../../src/utils/avatarBackground.ts'
import { Avatar } from '../../src/views/shared/Avatar.tsx'
import type { AccountSummary } from '../types/summary.ts'
import { decorate } from './decorate.ts'

const account: AccountSummary = {
  address: '0xada',
  label: '0xada…',
  avatarUrl: null,
  avatarBackground: 'linear-gradient(red, blue)',
  balance: '1 ETH',
  balanceUrl: null,
  transaction: null,
}

function show(transaction: AccountSummary['transaction']) {
  const host = document.createElement('div')
  document.body.append(host)
  const button = document.createElement('button')
  // The style sheet of the button lays out its parts, so that the accessible name has a space between them.
  button.style.display = 'inline-flex'
  button.append('0xada…')
  host.attachShadow({ mode: 'open' }).append(button)
  decorate(button, { ...account, transaction })
  return page.getByRole('button')
}

afterEach(() => document.body.replaceChildren())

it('the accessible name of the account button consists of account and balance unless a transaction is pending', async () => {
  await expect.element(show(null)).toHaveAccessibleName('0xada… 1 ETH')
})

it.each([
  ['pending', 'Transaction pending'],
  ['confirmed', 'Transaction confirmed'],
] as const)(
  'the icon of a %s transaction is visible, and its label is in the button’s name',
  async (phase, label) => {
    const button = show({ phase, label })
    await expect.element(button).toHaveAccessibleName(`0xada… ${label} 1 ETH`)
    const sign = button.getByRole('img', { name: label })
    await expect.element(sign).toBeVisible()
    const { width, height } = sign.element().getBoundingClientRect()
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(10)
  },
)

it.each([
  ['eip155:1', 'Ethereum', 'a picture'],
  ['eip155:424242', 'Meadow', 'the letter M'],
])('the button of the network %s, %s, shows %s', async (caipNetworkId, name, shown) => {
  const host = document.createElement('div')
  document.body.append(host)
  const button = document.createElement('button')
  button.append(name)
  host.attachShadow({ mode: 'open' }).append(button)
  decorate(button, { caipNetworkId, name, imageUrl: null, canSwitch: true })
  const drawn = () =>
    button.querySelector('img')?.naturalWidth
      ? 'a picture'
      : `the letter ${button.querySelector('.mark')?.textContent}`
  await expect.poll(drawn).toBe(shown)
  await expect.element(page.getByRole('button')).toHaveAccessibleName(name)
})

const drawnAvatar = (shown: Partial<AccountSummary>) => {
  const button = document.createElement('button')
  const host = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(button)
  document.body.append(host)
  decorate(button, { ...account, ...shown })
  return () => button.firstElementChild as HTMLElement
}

it('the avatar of the account button is the one that views show for the same account', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<Avatar address={address} src={null} />))
  const avatar = drawnAvatar({ avatarBackground: avatarBackground(address) })()
  const inViews = place.querySelector('.avatar') as HTMLElement
  expect(getComputedStyle(avatar).backgroundImage).toMatch(/gradient/)
  for (const property of ['backgroundImage', 'backgroundColor'] as const) {
    expect(getComputedStyle(avatar)[property]).toBe(getComputedStyle(inViews)[property])
  }
})

it('a picture that fails to load on the account button gives way to the drawn avatar', async () => {
  const avatar = drawnAvatar({ avatarUrl: 'data:image/png;base64,none' })
  await expect.poll(() => avatar().className).toBe('mark')
})
