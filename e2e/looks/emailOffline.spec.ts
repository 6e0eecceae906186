import { newEmail } from '../fixtures/embeddedWallet/embeddedWallet.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ logins: true })

const field = (host: HostPage) => host.dialog('Email Login').getByRole('textbox', { name: 'Email' })

async function submitEmail(host: HostPage): Promise<void> {
  await host.command('open', { view: 'EmailLogin' })
  await field(host).fill(newEmail())
  await field(host).press('Enter')
}

const unreachable = 'The login service can’t be reached. Check your connection, then try again.'
const silence = 'The login service doesn’t answer. Check your connection, or try again.'

test('the email login shows at once that the browser is offline, and Try again works once it is online', async ({
  host,
  page,
}) => {
  await host.open()
  await host.command('open', { view: 'EmailLogin' })
  await expect(field(host)).toBeVisible()
  await page.context().setOffline(true)
  await field(host).fill(newEmail())
  await field(host).press('Enter')
  await expect(host.dialog().getByText(unreachable)).toBeVisible()
  await expect(page.locator('#w3m-iframe')).toHaveCount(0)
  await page.context().setOffline(false)
  await host.button('Try again').click()
  await expect(host.dialog('Register Device')).toBeVisible()
})

test('a frame that refuses connections shows an error within seconds, and Try again loads a new frame', async ({
  host,
  page,
}) => {
  let isRefused = true
  await page.route(`${host.urls.frame}/**`, (route) =>
    isRefused ? route.abort('connectionrefused') : route.fallback(),
  )
  await page.clock.install()
  await host.open()
  await submitEmail(host)
  await expect(page.locator('#w3m-iframe')).toHaveCount(1)
  await page.clock.runFor(5_000)
  await expect(host.dialog().getByText(silence)).toBeVisible()
  isRefused = false
  await page.clock.resume()
  await host.button('Try again').click()
  await expect(host.dialog('Register Device')).toBeVisible()
})

test('a frame that is loading shows progress, can be cancelled, and times out after 30 s', async ({
  host,
  page,
}) => {
  await page.route(`${host.urls.frame}/**`, () => {})
  await page.clock.install()
  await host.open()
  await submitEmail(host)
  const form = host.dialog().locator('form')
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(host.button('Continue with email').locator('.spinner')).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(host.dialog().getByText('Reaching the login service')).toBeVisible()

  await test.step('the user cancels', async () => {
    await host.button('Cancel').click()
    await expect(form).toHaveAttribute('aria-busy', 'false')
    await expect(host.button('Cancel')).toHaveCount(0)
    await expect(field(host)).toBeFocused()
    await expect(field(host)).toBeEditable()
  })

  await test.step('the next attempt first reports a frame that does not respond, then a timeout', async () => {
    await field(host).press('Enter')
    await expect(form).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(5_000)
    await expect(host.dialog().getByText(silence)).toBeVisible()
    await page.clock.runFor(26_000)
    await expect(host.dialog().getByText(unreachable)).toBeVisible()
    await expect(form).toHaveAttribute('aria-busy', 'false')
    await expect(host.button('Try again')).toBeVisible()
    await expect(page.locator('#w3m-iframe')).toHaveCount(0)
  })
})
