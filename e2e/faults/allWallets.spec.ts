import { rowNames, watchRequests } from '../fixtures/page/walletRows.ts'
import { expect, test } from '../fixtures/test.ts'

const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('All Wallets loads to the last wallet when several IntersectionObserver entries arrive at once', async ({
  host,
  page,
}) => {
  // A busy browser delivers several IntersectionObserver entries at once, and only the last is current.
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const [first] = entries
          if (!first) return
          const before = Object.create(first, { isIntersecting: { value: false } })
          callback([before, ...entries], observer)
        }, options)
      }
    }
  })
  const requests = watchRequests(host, '/getWallets')
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  const tiles = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect.poll(() => tiles.count()).toBeGreaterThanOrEqual(40)
  const total = await page.evaluate(
    async (url) => (await (await fetch(url)).json()).count as number,
    requests.find((url) => url.searchParams.get('entries') === '4')?.href ?? '',
  )
  await expect(async () => {
    await tiles.last().scrollIntoViewIfNeeded()
    expect(await tiles.count()).toBe(total)
  }).toPass({ intervals: [50] })
})

test('All Wallets shows the number of wallets also when some are featured', async ({ host }) => {
  await host.open({ attributes: { 'featured-wallet-ids': metaMask } })
  await host.command('open')
  await expect(host.button(/^All wallets/)).toHaveAccessibleName(/^All wallets \d+0\+$/)
})

test('All Wallets lists installed wallets first, with an Installed tag', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Zerion', rdns: 'io.zerion.wallet' })
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await expect.poll(async () => (await rowNames(host))[0]).toBe('Zerion Installed')
  await host.dialog().getByRole('searchbox').fill('er')
  const found = async () => {
    const names = await rowNames(host)
    // The previous list is visible until the response to the search arrives.
    return names.includes('MetaMask') ? [] : names
  }
  await expect.poll(async () => (await found())[0]).toBe('Zerion Installed')
  expect(await found()).toContain('Ledger Live')
})

test('an installed wallet and a directory wallet of the same name are both listed', async ({
  host,
  installWallet,
}) => {
  await installWallet({ name: 'Rainbow', rdns: 'evil.example' })
  await host.open()
  await host.command('open', { view: 'AllWallets' })
  await host.button(/^Rainbow$/).click()
  await expect(host.element()).toHaveAttribute('view', 'ConnectingWalletConnect')
})

test('enable-walletconnect="false" hides All Wallets and each wallet that connects by a pairing', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  const attributes = {
    'enable-walletconnect': 'false',
    'featured-wallet-ids': metaMask,
    'custom-wallets': '[{"id":"own","name":"Own Wallet","mobile_link":"own://"}]',
  }
  await host.open({ attributes })
  await host.command('open')
  await expect.poll(() => rowNames(host)).toEqual(['Test Wallet Installed'])
})
