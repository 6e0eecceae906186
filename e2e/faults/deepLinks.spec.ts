import { iPhone } from '../fixtures/page/devices.ts'
import { choiceOf, openedLinks, recordOpenedLinks } from '../fixtures/page/openedLinks.ts'
import { connectPhone, expect, nextPairingUri, test } from '../fixtures/walletConnect/pairing.ts'

test.use(iPhone)

const badLinks = {
  'Plain Http': 'http://evil.example',
  Intent: 'intent://x#Intent;scheme=x;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
  'View Source': 'view-source:https://evil.example',
  Office: 'ms-officecmd:%7B%7D',
  Credentials: 'https://known.example@evil.example',
  Port: 'https://known.example:22',
}
const droppedLinks = { ...badLinks, 'Other App': 'vscode://' }
const links = { ...droppedLinks, 'Own Scheme': 'own://', Universal: 'https://own.example' }

test('a directory wallet whose deep link is forbidden gets no pairing through that link', async ({
  host,
  page,
  urls,
}) => {
  await recordOpenedLinks(page)
  const data = Object.entries(links).map(([name, link]) => ({
    id: name,
    name,
    mobile_link: link,
  }))
  await page.route(`${urls.walletServices}/getWallets**`, (route) =>
    route.fulfill({ json: { data, count: data.length } }),
  )
  await host.open()

  let pairings = 0
  for (const name of Object.keys(links)) {
    await host.command('open', { view: 'AllWallets' })
    await host.button(name).tap()
    await expect(host.dialog(name)).toBeVisible()
    await nextPairingUri(host, pairings++)
    if (name in droppedLinks)
      await expect(host.dialog().getByRole('img', { name: /QR/ })).toBeVisible()
    else await expect(host.button('Try again')).toBeVisible()
    await host.command('close')
    await expect(host.dialog()).toBeHidden()
  }
  const opened = (await openedLinks(page)).map(({ url }) => url.split('?')[0])
  expect(opened).toEqual(['own://wc', 'https://own.example/wc'])
})

test('a forbidden deep link in storage is not opened by a request, and is deleted', async ({
  host,
  page,
  phone,
}) => {
  await recordOpenedLinks(page)
  await host.open()
  await connectPhone(host, await phone())
  for (const href of ['javascript:alert(1)//', ...Object.values(badLinks)]) {
    await page.evaluate((link) => {
      const choice = JSON.stringify({ href: link, name: 'Evil' })
      localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', choice)
    }, href)
    expect(await host.command('sign-message', { message: 'Hi' })).toMatch(/^0x/)
    expect(await choiceOf(page)).toBeNull()
  }
  expect(await openedLinks(page)).toEqual([])
})
