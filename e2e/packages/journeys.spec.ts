import { FileWaves, type Waves } from '../fixtures/page/fileWaves.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

/** Expects at most so many files, in so many round trips one after another. */
function expectAtMost(journey: string, waves: Waves, files: number, roundTrips: number): void {
  const told = `${journey}: ${JSON.stringify(waves)}`
  expect.soft(waves.length, told).toBeLessThanOrEqual(roundTrips)
  expect.soft(waves.flat().length, told).toBeLessThanOrEqual(files)
}

const isConnected = (host: HostPage) => async () => (await host.events('connect')).length > 0

const isShown = (host: HostPage, title: string) => () => host.dialog(title).isVisible()

/** Opens the list of wallets as a finger does, without a pointer that would fetch files ahead. */
const open = (host: HostPage) => host.command('open')

test.beforeEach(async ({ installWallet }) => {
  await installWallet()
})

test('a user on a phone opens, connects, and sees the account and Send in few round trips', async ({
  host,
  page,
}) => {
  await host.open()
  const files = await FileWaves.hold(page)
  const row = host.button(/^Test Wallet/)
  const opening = await files.during(
    async () => void open(host),
    () => row.isVisible(),
  )
  expectAtMost('open', opening, 3, 2)
  await files.rest()
  const connecting = await files.during(() => row.dispatchEvent('click'), isConnected(host))
  expectAtMost('connect', connecting, 8, 1)
  await files.rest()
  const account = await files.during(
    async () => void host.command('open', { view: 'Account' }),
    () => host.button('Send').isVisible(),
  )
  expectAtMost('account', account, 8, 2)
  await files.rest()
  const send = await files.during(
    () => host.button('Send').dispatchEvent('click'),
    isShown(host, 'Send'),
  )
  expectAtMost('send', send, 8, 2)
  await files.rest()
})

test('a page that is loaded again restores its connection in few round trips', async ({
  host,
  page,
}) => {
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const files = await FileWaves.hold(page)
  await files.rest()
  const restored = await files.during(() => host.reload(), isConnected(host))
  expectAtMost('restore', restored, 8, 3)
  await files.rest()
})

test('a German page shows the connecting wallet in few round trips', async ({ host, page }) => {
  await host.open({ attributes: { lang: 'de' } })
  // The button's text has loaded with the page.
  await expect(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
  const files = await FileWaves.hold(page)
  const row = host.button(/^Test Wallet/)
  const opening = await files.during(
    async () => void open(host),
    () => row.isVisible(),
  )
  expectAtMost('open', opening, 6, 3)
  await files.rest()
  const connecting = await files.during(() => row.dispatchEvent('click'), isConnected(host))
  expectAtMost('connect', connecting, 9, 3)
  await files.rest()
})

test('a request that is reviewed shows in few round trips', async ({ host, page }) => {
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const { address } = await host.state()
  const files = await FileWaves.hold(page)
  // The reader of requests loads once the browser is idle after connecting.
  await files.rest()
  const asked = host.request('eth_sign', [address, `0x${'ab'.repeat(32)}`])
  const review = await files.during(
    async () => {},
    () => host.button('Continue').isVisible(),
  )
  expectAtMost('review', review, 8, 2)
  await files.rest()
  await host.button('Cancel').click()
  await asked
})
