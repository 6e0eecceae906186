import { android } from '../../fixtures/page/devices.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

const withLogins = { features: null }

async function openFarcaster(host: HostPage): Promise<void> {
  await host.command('open')
  await host.button('Farcaster').click()
  await expect(host.dialog('Farcaster')).toBeVisible()
}

/** The URL in the QR code. The button Copy link copies it. */
async function copyLink(host: HostPage): Promise<string> {
  await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.button('Copy link').click()
  await expect(host.dialog().getByText('Link copied')).toBeVisible()
  return await host.page.evaluate(() => navigator.clipboard.readText())
}

test('a Farcaster QR code that is approved on the phone connects', async ({ host, embedded }) => {
  await host.open({ attributes: withLogins })
  await openFarcaster(host)
  const code = host.dialog().getByRole('img', { name: 'QR code of the Farcaster login' })
  await expect(code).toBeVisible()
  await embedded.decideFarcaster(await copyLink(host), 'Approve', 'ada')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button(/^ada/)).toContainText('Farcaster')
})

test('a Farcaster login that is declined on the phone returns to Connect with the reason', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: withLogins })
  await openFarcaster(host)
  await expect(host.button('Copy link')).toBeEnabled()
  await embedded.decideFarcaster(await copyLink(host), 'Decline')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect(host.dialog().getByText('The login was declined.')).toBeVisible()
})

test('the Farcaster view shows a new QR code each time it opens', async ({ host }) => {
  await host.open({ attributes: withLogins })
  await openFarcaster(host)
  await expect(host.button('Copy link')).toBeEnabled()
  const first = await copyLink(host)
  await host.button('Back').click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect
    .poll(async () => {
      await host.button('Farcaster').click()
      await expect(host.button('Copy link')).toBeEnabled()
      const link = await copyLink(host)
      await host.button('Back').click()
      return link
    })
    .not.toBe(first)
})

test.describe('on a phone', () => {
  test.use(android)
  test('the Farcaster view has a link that opens the app', async ({ host, embedded }) => {
    await host.open({ attributes: withLogins })
    await openFarcaster(host)
    const link = host.dialog().getByRole('link', { name: 'Open Farcaster' })
    await expect(link).toHaveAttribute('href', /^http/)
    await expect(host.dialog().getByRole('img', { name: /QR/ })).toHaveCount(0)
    await embedded.decideFarcaster((await link.getAttribute('href')) ?? '', 'Approve')
    await expect(host.element()).toHaveAttribute('status', 'connected')
  })
})
