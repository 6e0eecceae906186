import { android, iPhone } from '../../fixtures/page/devices.ts'
import { openedLinks, recordOpenedLinks } from '../../fixtures/page/openedLinks.ts'
import { expect, pairingUris, test } from '../../fixtures/walletConnect/pairing.ts'

const wallets = ['Phantom', 'Solflare', 'Coinbase Wallet'].map((name) => ({
  id: name,
  name,
  mobile_link: 'https://own.example',
}))

const attributes = { networks: 'solana-devnet', 'custom-wallets': JSON.stringify(wallets) }

const expected = (page: string) => ({
  Phantom: `https://phantom.app/ul/browse/${page}?ref=`,
  Solflare: `https://solflare.com/ul/v1/browse/${page}?ref=`,
  'Coinbase Wallet': `https://go.cb-w.com/dapp?cb_url=${page}`,
})

for (const [name, device] of Object.entries({ iPhone, android })) {
  test.describe(name, () => {
    test.use(device)

    test('a tap on a Solana wallet opens the page in that wallet’s own browser', async ({
      host,
      page,
    }) => {
      await recordOpenedLinks(page)
      await host.open({ attributes })
      const links = expected(encodeURIComponent(page.url()))
      for (const [index, [wallet, link]] of Object.entries(links).entries()) {
        await host.command('open', { view: 'Connect' })
        await host.button(new RegExp(`^${wallet}`)).tap()
        await expect.poll(() => openedLinks(page)).toHaveLength(index + 1)
        const opened = (await openedLinks(page)).at(-1)
        expect(opened?.url.startsWith(link)).toBe(true)
        expect(opened?.target).toBe('_blank')
        await expect(host.dialog(wallet)).toBeVisible()
      }
      expect(await pairingUris(host)).toEqual([])
    })

    test('a deep link that is ready long after the tap waits for a second tap', async ({
      host,
      page,
    }) => {
      await recordOpenedLinks(page, { slow: true })
      await host.open({ attributes })
      await page.getByRole('button', { name: 'Connect Wallet' }).tap()
      await host.button(/^Phantom/).tap()
      await expect(host.button('Open Phantom')).toBeVisible()
      expect(await openedLinks(page)).toEqual([])
      await host.button('Open Phantom').tap()
      expect(await openedLinks(page)).toMatchObject([{ inTap: true }])
    })

    test('a tap on the same wallet opens a WalletConnect pairing when an EVM network is active', async ({
      host,
      page,
    }) => {
      await recordOpenedLinks(page)
      await host.open({ attributes: { ...attributes, networks: 'ethereum' } })
      await page.getByRole('button', { name: 'Connect Wallet' }).tap()
      await host.button(/^Coinbase Wallet/).tap()
      await expect.poll(() => openedLinks(page)).toHaveLength(1)
      expect((await openedLinks(page))[0]?.url).toMatch(/^https:\/\/own\.example\/wc\?uri=/)
    })
  })
}
