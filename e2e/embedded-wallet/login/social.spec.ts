import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openedLinks, recordOpenedLinks } from '../../fixtures/page/openedLinks.ts'
import { expect, test } from '../../fixtures/test.ts'

const withLogins = { features: null }

async function events(host: HostPage): Promise<string[]> {
  const all = (await host.events('analytics')).map(({ detail }) => String(detail.event))
  return all.filter((name) => name.startsWith('SOCIAL_LOGIN'))
}

/** Opens Connect and presses a provider's button. Resolves with the opened window. */
async function pressProvider(host: HostPage, name = 'Google') {
  const popup = host.page.waitForEvent('popup')
  await host.button(name).click()
  return await popup
}

test('a social login in a popup connects, shows the provider in Settings, and is restored by a reload', async ({
  host,
  page,
  embedded,
}) => {
  await host.open({ attributes: withLogins })
  await host.command('open')
  const popup = await pressProvider(host)
  await expect(host.dialog('Google')).toBeVisible()
  await expect(host.dialog().getByText('Continue in the Google window')).toBeVisible()
  await embedded.continueAs(popup, 'Ada Lovelace')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  expect(await events(host)).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_SUCCESS',
  ])
  const { address } = await host.state()

  await page.reload()
  await expect(host.element()).toHaveAttribute('address', address ?? '')
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button(/^Ada Lovelace/)).toContainText('Google')
  await expect(host.button(/^Ada Lovelace/)).toBeDisabled()
})

test('closing the popup returns the user to the previous view', async ({ host, embedded }) => {
  await host.open({ attributes: withLogins })
  await host.command('open')
  const popup = await pressProvider(host, 'Discord')
  await expect(host.dialog('Discord')).toBeVisible()
  await embedded.cancelPopup(popup)
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await expect.poll(() => events(host)).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_CANCELED'])
  expect((await host.state()).status).toBe('disconnected')
})

test('the Back button closes the popup', async ({ host }) => {
  await host.open({ attributes: withLogins })
  await host.command('open')
  const popup = await pressProvider(host)
  await expect(host.dialog('Google')).toBeVisible()
  const closed = popup.waitForEvent('close')
  await host.button('Back').click()
  await closed
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('the popup opens within the click, and the user can retry if it was blocked', async ({
  host,
  page,
  embedded,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window)
    let inClick = false
    addEventListener('click', () => (inClick = true), true)
    addEventListener('click', () => (inClick = false))
    const opened: unknown[] = []
    Object.assign(window, { opened })
    window.open = (...args) => {
      opened.push([...args, inClick])
      return opened.length === 1 ? null : open(...args)
    }
  })
  await host.open({ attributes: withLogins })
  await host.command('open')
  await host.button('Google').click()
  await expect(
    host.dialog().getByText('Your browser blocked the window. Allow pop-ups, then try again.'),
  ).toBeVisible()
  const popup = await pressProvider(host, 'Try again')
  await embedded.continueAs(popup)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const opened: unknown[][] = await page.evaluate(() => Reflect.get(window, 'opened'))
  // Each login opens its own window, and never uses a window that the host has opened.
  const call = ['', '_blank', 'width=600,height=800,scrollbars=yes', true]
  expect(opened).toEqual([call, call])
})

test('a login result from another origin ends the login', async ({ host, page }) => {
  await host.open({ attributes: withLogins })
  await host.command('open')
  const popup = await pressProvider(host)
  await expect(host.dialog('Google')).toBeVisible()
  // The provider's page has loaded, so the modal waits for the result of the login.
  await expect(popup.getByRole('button').first()).toBeVisible()
  const closed = popup.waitForEvent('close')
  await page.evaluate(() => window.postMessage({ resultUri: 'https://evil.test/?state=1' }))
  await closed
  await expect(
    host.dialog().getByText('The login came back from an unexpected site and was stopped'),
  ).toBeVisible()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  expect(await events(host)).toEqual(['SOCIAL_LOGIN_STARTED', 'SOCIAL_LOGIN_ERROR'])
  // Messages of other code in the page have no effect.
  expect((await host.state()).status).toBe('disconnected')
})

test('the view shows progress while the frame logs the user in, and then the frame’s error', async ({
  host,
  embedded,
}) => {
  await embedded.misbehave({ errors: { GET_SOCIAL_REDIRECT_URI: 'Out of order' } })
  await host.open({ attributes: withLogins })
  await host.command('open')
  await host.button('Google').click()
  await expect(
    host.dialog().getByText('The login service reported a problem. Try again.'),
  ).toBeVisible()
  await host.dialog().getByRole('button', { name: 'Details', exact: true }).click()
  await expect(host.dialog().getByText('Out of order')).toHaveAttribute('lang', 'en')
  await expect(host.button('Try again')).toBeVisible()

  await embedded.misbehave({ silent: ['CONNECT_SOCIAL'] })
  await host.open({ attributes: withLogins })
  await host.command('open')
  await embedded.continueAs(await pressProvider(host))
  await expect(host.dialog().getByText('Logging you in')).toBeVisible()
})

test('a command opens the view of a login provider, and a click there opens the popup', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: withLogins })
  expect(await host.command('open', { view: 'ConnectingSocial' })).toEqual({
    error: 'INVALID_VIEW_DATA',
  })
  await host.command('open', { view: 'ConnectingSocial', provider: 'github' })
  await expect(host.dialog('GitHub')).toBeVisible()
  const popup = await pressProvider(host, 'Continue with GitHub')
  await embedded.continueAs(popup)
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a social login in Telegram navigates the page to the provider', async ({ host, page }) => {
  await recordOpenedLinks(page, { telegram: true })
  await host.open({ attributes: withLogins })
  await host.command('open')
  await host.button('Google').click()
  await expect(host.dialog('Google')).toBeVisible()
  await expect
    .poll(async () => (await openedLinks(page)).map(({ target }) => target))
    .toEqual(['_top'])
  const [link] = await openedLinks(page)
  const state = new URL(link?.url ?? '').searchParams.get('state')
  expect(state?.endsWith(`--${page.url()}`)).toBe(true)
})
