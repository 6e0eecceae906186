import { answerBlockchainApi } from '../fixtures/page/answerBlockchainApi.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const list = (host: HostPage) => host.dialog().getByRole('list', { name: 'NFTs' })
const nfts = (host: HostPage) => list(host).getByRole('figure')

async function openNfts(host: HostPage): Promise<void> {
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await host.dialog().getByRole('tab', { name: 'NFTs' }).click()
}

test('the NFT list shows the account’s NFTs, and spam only on request', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await openNfts(host)
  await expect(nfts(host).first()).toBeVisible()
  const wanted = await nfts(host).count()
  const image = nfts(host).first().locator('img')
  await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await host.button(/^Show \d+ unwanted$/).click()
  expect(await nfts(host).count()).toBeGreaterThan(wanted)
  await host.button('Hide unwanted').click()
  await expect(nfts(host)).toHaveCount(wanted)
})

const received = (name: string, url: string) => ({
  id: name,
  metadata: {
    operationType: 'receive',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: '2026-01-05T00:00:00Z',
    status: 'confirmed',
  },
  transfers: [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: { name, content: { preview: { url } }, flags: { is_spam: false } },
    },
  ],
})

test('an NFT image that does not load in time is replaced by a letter', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  // This image request never gets a response.
  await page.route('https://slow.example/**', () => {})
  const data = [received('Slow', 'https://slow.example/1.png')]
  await answerBlockchainApi(page, urls, 'history', () => ({ data, next: null }))
  await page.clock.install()
  await installWallet()
  await openNfts(host)
  await expect(nfts(host).locator('img')).toHaveCount(1)
  await page.clock.fastForward(10_000)
  await expect(nfts(host).locator('img')).toHaveCount(0)
  await expect(nfts(host)).toHaveText([/SSlow/])
})
