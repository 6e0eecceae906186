import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchWallets } from '../../../actions/wallets/fetchWallets.ts'
import { connectors } from '../../../controllers/connectors.ts'
import type { Modal } from '../../../controllers/modal.ts'
import { updateModal } from '../../../controllers/modal.ts'
import { setRequestedNetworks } from '../../../controllers/networks.ts'
import { defaultOptions, type Options, options } from '../../../controllers/options.ts'
import { resetWallets, updateWallets } from '../../../controllers/wallets.ts'
import { writable } from '../../../utils/testing/writable.ts'
import { ethereum } from '../../testing/connectAccount.ts'
import { fakeServices } from '../../testing/fakeServices.ts'
import { button, dialog, elementIn, focused, showView, textsOf } from '../../testing/showView.tsx'
import { followLayout } from './followLayout.ts'

const directory = ['Rainbow', 'Zerion', 'Ledger'].map((name) => ({
  id: name,
  name,
  chains: ['eip155:1'],
  mobile_link: 'wallet://',
}))
const features = { ...defaultOptions.features, email: false, socials: false } as const

/** Shows Connect in the wide layout, in a window of 900 px. */
async function showWide(own: Partial<Options> = {}): Promise<Modal> {
  await page.viewport(900, 700)
  Object.assign(options, defaultOptions)
  fakeServices({ getWallets: () => ({ data: directory, count: 3 }) })
  Object.assign(options, { features, ...own })
  await fetchWallets()
  updateWallets({ recent: [{ id: 'old', name: 'Old Wallet', chains: ['eip155:1'] }] })
  const modal = showView('Connect')
  updateModal(modal, { layout: 'wide' })
  await followLayout(modal)
  // The view of the card, which has the same rows, slides out.
  await expect
    .poll(() => dialog().getByRole('button', { name: 'Alpha' }).elements())
    .toHaveLength(1)
  return modal
}

const lists = () =>
  dialog()
    .getByRole('list')
    .elements()
    .map((list) => list.ariaLabel)
const title = (name: string) => dialog().getByRole('heading', { level: 1, name, exact: true })
const listTitle = () => dialog().getByRole('heading', { level: 2, name: 'Connect Wallet' })

beforeEach(() => {
  setRequestedNetworks([ethereum])
  resetWallets()
  writable(connectors).list = [
    { id: 'walletConnect', type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: 'eip155' },
    { id: 'test.alpha', type: 'ANNOUNCED', name: 'Alpha', namespace: 'eip155', rdns: 'a.alpha' },
    { id: 'test.beta', type: 'ANNOUNCED', name: 'Beta', namespace: 'eip155', rdns: 'a.beta' },
  ]
})
afterEach(() => page.viewport(414, 896))

it('the layout is wide once the second of two simultaneous calls of followLayout resolves', async () => {
  await page.viewport(900, 700)
  const modal = showView('Connect')
  updateModal(modal, { layout: 'wide' })
  void followLayout(modal)
  await followLayout(modal)
  expect(modal.state.wide).not.toBeNull()
})

it('the wide layout lists wallets in groups, beside the explanation of wallets', async () => {
  await showWide()
  await expect.element(title('What is a Wallet?')).toBeVisible()
  await expect.element(listTitle()).toBeVisible()
  expect(lists()).toEqual(['Installed', 'Recent', 'Popular', 'Wallets'])
  expect(textsOf(dialog().getByRole('heading', { level: 3 }))).toEqual([
    'Installed',
    'Recent',
    'Popular',
    'More',
  ])
  expect(textsOf(dialog().getByRole('list', { name: 'Installed' }))).toEqual(['AAlphaBBeta'])
  await expect.element(button(/^Rainbow/)).toBeVisible()
  const [list, view] = ['.pane', '.content'].map((name) => elementIn(name).getBoundingClientRect())
  expect(list?.right).toBeLessThanOrEqual(view?.left ?? 0)
})

it('the chosen wallet replaces the one before at the right, and going back focuses its row', async () => {
  const modal = await showWide()
  await button('Alpha').click()
  await expect.element(title('Alpha')).toBeVisible()
  await expect.element(button(/^Alpha/)).toHaveAttribute('aria-current', 'true')
  await button('Beta').click()
  await expect.element(title('Beta')).toBeVisible()
  await expect.element(button(/^Alpha/)).not.toHaveAttribute('aria-current')
  expect(modal.router.state.history.map(({ view }) => view)).toEqual([
    'Connect',
    'ConnectingExternal',
  ])
  await button('Back').click()
  await expect.element(title('What is a Wallet?')).toBeVisible()
  await expect.poll(focused).toBe(button(/^Beta/).element())
  await expect.element(button(/^Beta/)).not.toHaveAttribute('aria-current')
})

it('both panes are regions, and their titles name the dialog', async () => {
  const modal = await showWide()
  await expect.element(dialog('Connect Wallet What is a Wallet?')).toBeVisible()
  const region = (name: string) => dialog().getByRole('region', { name, exact: true })
  await expect.element(region('Connect Wallet')).toBeVisible()
  await expect.element(region('What is a Wallet?')).toBeVisible()
  updateModal(modal, { layout: 'card' })
  await expect.element(dialog('Connect Wallet')).toBeVisible()
  expect(dialog().getByRole('region').elements()).toEqual([])
})

it('rows stand in for popular wallets while the directory loads', async () => {
  await showWide()
  updateWallets({ recommended: [] })
  updateWallets({ status: 'loading' })
  await expect.element(dialog().getByRole('heading', { name: 'Popular' })).toBeVisible()
  expect(dialog().getByRole('status', { name: 'Loading' }).elements()).toHaveLength(1)
  updateWallets({ status: 'failed' })
  await expect.element(dialog().getByRole('heading', { name: 'Popular' })).not.toBeInTheDocument()
})

it('Tab leads through the list before the view beside it', async () => {
  await showWide()
  await expect.element(title('What is a Wallet?')).toBeVisible()
  button('All Wallets').element().focus()
  await userEvent.tab()
  await expect.poll(focused).toBe(button('Close').element())
})

it('in a window under 700 px, and once the page sets the card, one view is shown at a time', async () => {
  const modal = await showWide()
  await expect.element(listTitle()).toBeVisible()
  await page.viewport(699, 700)
  await expect.element(title('Connect Wallet')).toBeVisible()
  await expect.element(listTitle()).not.toBeInTheDocument()
  await page.viewport(900, 700)
  await expect.element(listTitle()).toBeVisible()
  updateModal(modal, { layout: 'card' })
  await expect.element(title('Connect Wallet')).toBeVisible()
  await expect.element(listTitle()).not.toBeInTheDocument()
})

it('without the guide for wallets, the directory is beside the list', async () => {
  await showWide({ enableWalletGuide: false })
  await expect.element(title('All Wallets')).toBeVisible()
  await expect.element(listTitle()).toBeVisible()
})

it('a view of the account has the card for itself', async () => {
  const modal = await showWide()
  await expect.element(listTitle()).toBeVisible()
  modal.router.reset('Networks')
  await expect.element(title('Choose Network')).toBeVisible()
  await expect.element(listTitle()).not.toBeInTheDocument()
})
