import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setRequestedNetworks } from '../../controllers/networks.ts'
import { emptyPages, wallets } from '../../controllers/wallets.ts'
import { ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { button, dialog, elementIn, focused, showView, textsOf } from '../testing/showView.tsx'

const named = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase(), name, chains: ['eip155:1'] }))
const directory = [
  ...named('MetaMask', 'Rainbow', 'Zerion'),
  ...named(...Array.from({ length: 87 }, (_, index) => `Wallet ${index}`)),
]

/** The directory's response to a query. */
function respond({ searchParams }: URL) {
  const search = searchParams.get('search')?.toLowerCase() ?? ''
  const found = directory.filter(({ name }) => name.toLowerCase().includes(search))
  const page = Number(searchParams.get('page'))
  const entries = Number(searchParams.get('entries'))
  const data = found.slice((page - 1) * entries, page * entries)
  return { data, count: found.length }
}

const tiles = () => dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
const names = () =>
  textsOf(tiles()).map((text) => directory.findLast(({ name }) => text.endsWith(name))?.name)
const box = () => dialog().getByRole('searchbox', { name: 'Search wallets' })

beforeEach(() => {
  setRequestedNetworks([ethereum])
  const search = { query: '', wallets: [], status: 'idle' } as const
  Object.assign(wallets, { pages: emptyPages(), search, certifiedOnly: false })
})
afterEach(() => {
  vi.useRealTimers()
})

it('the directory loads in pages of 40 while the user scrolls, until every wallet is listed once', async () => {
  const received = fakeServices({ getWallets: respond })
  showView('AllWallets')
  await expect.poll(() => tiles().elements().length).toBeGreaterThanOrEqual(40)
  expect(received.length).toBeLessThanOrEqual(2)
  const content = elementIn('[part=content]')
  await expect
    .poll(() => {
      content.scrollTo(0, content.scrollHeight)
      return tiles().elements().length
    })
    .toBe(directory.length)
  expect(new Set(names()).size).toBe(directory.length)
  const pages = received.map(({ searchParams }) => searchParams.get('page'))
  expect(pages).toEqual(['1', '2', '3'])
  expect(received.every(({ searchParams }) => searchParams.get('entries') === '40')).toBe(true)
})

it('a search is requested once, 300 ms after the last key, and an empty field lists all wallets again', async () => {
  const received = fakeServices({ getWallets: respond })
  const searches = () =>
    received.map(({ searchParams }) => searchParams.get('search')).filter(Boolean)
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await box().fill('rai')
  vi.advanceTimersByTime(299)
  await box().fill('rain')
  vi.advanceTimersByTime(299)
  expect(searches()).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(names).toEqual(['Rainbow'])
  expect(searches()).toEqual(['rain'])
  await box().fill('no such wallet')
  await expect.element(dialog().getByText('No wallets match “no such wallet”')).toBeVisible()
  await box().fill('')
  await expect.element(button('MetaMask')).toBeVisible()
})

it('a failed search shows an error and can be retried', async () => {
  let isDown = true
  fakeServices({
    getWallets: (url) => (isDown && url.searchParams.has('search') ? 503 : respond(url)),
  })
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  await box().fill('zerion')
  await expect.element(dialog().getByText('The wallet list didn’t load.')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.poll(names).toEqual(['Zerion'])
})

it('the switch Certified limits the list to certified wallets while it is on', async () => {
  const received = fakeServices({ getWallets: respond })
  const badge = () => received.at(-1)?.searchParams.get('badge_type')
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  const certified = dialog().getByRole('switch', { name: 'Certified' })
  await expect.element(certified).not.toBeChecked()
  await certified.click()
  await expect.element(certified).toBeChecked()
  await expect.element(dialog().getByText('Showing certified wallets only')).toBeVisible()
  await expect.poll(badge).toBe('certified')
  await expect.element(button('MetaMask')).toBeVisible()
  await certified.click()
  await expect.element(certified).not.toBeChecked()
  await expect.poll(badge).toBe(null)
})

it('no further page is requested once the directory has repeated its first page', async () => {
  const data = directory.slice(0, 8)
  const received = fakeServices({ getWallets: () => ({ data, count: 5_000 }) })
  const pages = () =>
    received.filter(({ searchParams }) => searchParams.get('entries') === '40').length
  showView('AllWallets')
  await expect.element(button('Wallet 4')).toBeVisible()
  await expect.poll(pages).toBe(2)
  // Responses arrive in order. Once the response to the search is there, every earlier request has settled.
  await box().fill('wallet')
  await expect.poll(() => received.at(-1)?.searchParams.get('search')).toBe('wallet')
  await box().fill('')
  await expect.element(button('Wallet 4')).toBeVisible()
  expect(pages()).toBe(2)
})

/** Presses the keys one after another, and returns the name of the tile that has the focus then. */
async function press(...keys: string[]): Promise<string | undefined> {
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    // The key has taken effect once its code, which the dialog imports with each key, is here too.
    await import('../shared/moveByArrow.ts')
  }
  return directory.findLast(({ name }) => focused()?.textContent?.endsWith(name))?.name
}

it('arrow keys, Home and End move the focus in the grid, which is one tab stop', async () => {
  fakeServices({ getWallets: respond })
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  button('MetaMask').element().focus()
  expect(await press('ArrowRight', 'ArrowRight')).toBe('Zerion')
  expect(await press('ArrowDown')).toBe('Wallet 3')
  expect(await press('ArrowLeft')).toBe('Wallet 2')
  expect(await press('ArrowUp', 'Home', 'ArrowLeft')).toBe('MetaMask')
  expect(await press('ArrowDown')).toBe('Wallet 1')
  await userEvent.tab({ shift: true })
  await expect.poll(focused).toBe(dialog().getByRole('switch').element())
  await userEvent.tab()
  expect(focused()).toBe(button(/^.*Wallet 1$/).element())
  expect(await press('ArrowUp')).toBe('MetaMask')
  await press('ArrowUp')
  await expect.poll(focused).toBe(box().element())
  expect(await press('ArrowDown')).toBe('MetaMask')
})

it('End loads the next pages until the focus is on the last wallet', async () => {
  fakeServices({ getWallets: respond })
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  button('MetaMask').element().focus()
  await expect.poll(() => press('End')).toBe('Wallet 86')
  // With 90 tiles in four columns, the last row has two tiles.
  expect(await press('ArrowUp', 'ArrowRight', 'ArrowDown')).toBe('Wallet 86')
})

it('left and right are mirrored in a right-to-left grid', async () => {
  fakeServices({ getWallets: respond })
  showView('AllWallets', { dir: 'rtl' })
  await expect.element(button('MetaMask')).toBeVisible()
  button('MetaMask').element().focus()
  expect(await press('ArrowLeft')).toBe('Rainbow')
  expect(await press('ArrowRight')).toBe('MetaMask')
})

it.each(['Close', 'MetaMask'])('a letter typed on the button %s goes to the search', async (on) => {
  fakeServices({ getWallets: respond })
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  await box().fill('me')
  button(on).element().focus()
  await userEvent.keyboard('ta')
  await expect.element(box()).toHaveValue('meta')
  await expect.poll(focused).toBe(box().element())
})

it('a search without a result has a button that lists all wallets again and focuses the empty field', async () => {
  fakeServices({ getWallets: respond })
  showView('AllWallets')
  await expect.element(button('MetaMask')).toBeVisible()
  await dialog().getByRole('switch').click()
  await box().fill('no such wallet')
  await button('Show all wallets').click()
  await expect.element(button('MetaMask')).toBeVisible()
  await expect.element(box()).toHaveValue('')
  await expect.poll(focused).toBe(box().element())
  await expect.element(dialog().getByRole('switch')).not.toBeChecked()
})
