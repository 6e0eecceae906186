import { expect, test } from '../../fixtures/test.ts'

const id = (n: number) => String(n).repeat(64)
const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
const bidi = '\u202eMASK\u202c\u200bMeta\u2066Evil\u0000\n\u2028Line'
const long = 'Very long wallet name '.repeat(500)

const hostile = [
  { id: id(1), name: markup, homepage: 'javascript:document.title=1' },
  { id: id(2), name: bidi, mobile_link: 'JaVaScRiPt:document.title=1' },
  {
    id: id(3),
    name: 'Links Everywhere',
    rdns: 'links.everywhere',
    homepage: 'javascript:document.title=1',
    mobile_link: 'data:text/html,<script>document.title=1</script>',
    desktop_link: ' java\nscript:document.title=1',
    webapp_link: 'vbscript:msgbox(1)',
    app_store: 'data:text/html,hello',
    play_store: 'file:///etc/passwd',
    chrome_store: 'blob:https://example.org/1',
  },
  { id: id(4), name: long },
]
/** The schema refuses these entries, so they are dropped. */
const broken = [{ name: 'No id' }, { id: id(5) }, { id: 7, name: 'Seven' }, null, 'banana', []]

test('markup in wallet list entries is shown as text or dropped, and never runs', async ({
  host,
  page,
  urls,
}) => {
  await page.route(`${urls.walletServices}/getWallets**`, (route) =>
    route.fulfill({
      json: { data: [...hostile, ...broken], count: hostile.length },
    }),
  )
  await host.open({ attributes: { 'featured-wallet-ids': hostile.map((one) => one.id).join(' ') } })
  await page.locator('wallet-button').click()
  const names = host.dialog().getByRole('list', { name: 'Wallets' }).getByRole('button')
  await expect(names).toHaveCount(hostile.length + 2)

  const texts = await names.allInnerTexts()
  expect(texts.join()).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u2028]/)
  expect(texts.join()).not.toContain('\0')
  expect(texts.find((text) => text.includes('<img'))).toContain(markup.slice(0, 40))
  for (const text of texts) expect(text.length).toBeLessThan(80)
  expect(await page.locator('wallet-modal').locator('script, [onerror]').count()).toBe(0)

  await test.step('no link leads to a forbidden URL', async () => {
    await host.button(/^Links Everywhere/).click()
    // The schema drops all links of the wallet, so the view offers only the QR code.
    await expect(host.dialog('Links Everywhere')).toBeVisible()
    await expect(host.dialog().getByRole('tab')).toHaveCount(0)
    await expect(host.button('Get')).toHaveCount(0)
    await host.command('open', { view: 'Downloads', wallet: id(3) })
    await expect(host.dialog('Get Links Everywhere')).toBeVisible()
    await expect(host.dialog().getByRole('link')).toHaveCount(0)
  })
  expect(await page.title()).toBe('Host page')
})

test('a link with a forbidden scheme in custom-wallets is never opened', async ({ host }) => {
  const wallet = { id: id(8), name: 'Bad', homepage: 'javascript:document.title=1' }
  await host.open({ attributes: { 'custom-wallets': JSON.stringify([wallet]), debug: '' } })
  await expect
    .poll(async () => (await host.events('error')).map(({ detail }) => detail.code))
    .toEqual(['INVALID_ATTRIBUTE'])
  expect(await host.command('open', { view: 'Downloads', wallet })).toEqual({
    error: 'INVALID_VIEW_DATA',
  })
})

test('a wallet icon of 5 MB, or of a type that is not an image, is replaced by the wallet’s first letter', async ({
  host,
  page,
  urls,
}) => {
  const big = Buffer.alloc(5_000_000, 32)
  const image = (body: Buffer | string, contentType: string) => ({ body, contentType }) as const
  const responses = [
    image(big, 'image/png'),
    image('<h1>hello</h1>', 'text/html'),
    image('not a picture', 'image/png'),
  ]
  let requested = 0
  await page.route(`${urls.walletServices}/getWalletImage/**`, (route) =>
    route.fulfill(responses[requested++ % responses.length] ?? { status: 404 }),
  )
  await host.open()
  await host.openAndTake(/^All wallets/)
  const tile = host.button(/^Demo Web Wallet/)
  await expect(tile).toContainText('D')
  await expect.poll(() => requested).toBeGreaterThan(8)
  // The package's own pictures of wallets are SVGs.
  const fetched = host.dialog().locator('li img:not([src^="data:image/svg+xml"])')
  await expect(fetched).toHaveCount(0)
  expect(await host.events('error')).toEqual([])
})

test('markup in the name or icon of an installed wallet is shown as plain text', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet({ name: `${markup}\u202e`, rdns: 'evil.one', icon: 'javascript:alert(1)' })
  await installWallet({ name: long, rdns: 'evil.two', icon: 'https://example.org/track.png' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await host.open()
  await page.locator('wallet-button').click()
  await expect(host.button(/^<img/)).toBeVisible()
  await expect(host.button(/^Very long/)).toBeVisible()
  expect(requests.filter((url) => url.includes('example.org'))).toEqual([])
  expect(await page.title()).toBe('Host page')
})
