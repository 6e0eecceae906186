import { verifyMessage } from 'ethers'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

/** A page in a language, with both companion buttons. */
const pageIn = (host: HostPage, lang: string, own: Record<string, string> = {}) =>
  `<!doctype html><html${lang && ` lang="${lang}"`}><head><title>Page</title>
  <script type="module" src="/wallet-modal/wallet-modal.js"></script></head><body>
  <wallet-button for="wallet"></wallet-button><wallet-network-button for="wallet"></wallet-network-button>
  <wallet-modal id="wallet" ${host.attributes(own)}></wallet-modal></body></html>`

/** Records the files of texts that the page loads. */
function watchTexts(host: HostPage): string[] {
  const files: string[] = []
  host.page.on('request', (request) => {
    const [, name] =
      /chunks\/((?:text-|languages|findTexts)[\w-]*?)-[\w-]{7}\.js/.exec(request.url()) ?? []
    if (name) files.push(name)
  })
  return files
}

test('on a German page a user connects and signs in German, and events have English sentences', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false })
  const files = watchTexts(host)
  await host.openHtml(pageIn(host, 'de-AT'))
  await page.getByRole('button', { name: 'Wallet verbinden' }).click()
  await expect(host.dialog('Wallet verbinden')).toBeVisible()
  await host.button(/^Test Wallet/).click()
  await wallet.expectRequests('eth_requestAccounts', 1)
  await wallet.reject()
  await expect(host.dialog('Test Wallet').getByText('Verbindung abgelehnt')).toBeVisible()
  await expect
    .poll(async () => (await host.events('error')).map(({ detail }) => detail))
    .toMatchObject([{ code: 'USER_REJECTED', shortMessage: 'Request declined in the wallet' }])
  await wallet.setAutoApprove(true)
  await host.button('Erneut versuchen').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const signature = String(await host.command('sign-message', { message: 'Hallo' }))
  expect(verifyMessage('Hallo', signature)).toBe((await host.state()).address)
  expect(files).toEqual(expect.arrayContaining(['text-de', 'text-de-views']))
  expect(files.filter((name) => /^text-(?!de)/.test(name))).toEqual([])
})

test('buttons have the language of their modal, before and after it opens', async ({
  host,
  page,
}) => {
  await host.openHtml(
    pageIn(host, 'en')
      .replace('<wallet-modal', '<div lang="de"><wallet-modal')
      .replace('</body>', '</div>$&'),
  )
  const connect = page.locator('wallet-button').getByRole('button', { name: 'Wallet verbinden' })
  await expect(connect).toBeVisible()
  await connect.click()
  await expect(host.dialog('Wallet verbinden')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(connect).toBeVisible()
})

test('a button has the text that the page has set on the modal before anything is pressed', async ({
  host,
  page,
}) => {
  const texts = { en: { 'button.connect': 'Choose your wallet' } }
  await host.openHtml(pageIn(host, 'en', { texts: JSON.stringify(texts) }))
  const button = page.getByRole('button', { name: 'Choose your wallet' })
  await expect(button).toBeVisible()
  await button.click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('an English page loads no file of another language', async ({ host, page, installWallet }) => {
  await installWallet()
  const files = watchTexts(host)
  await host.openHtml(pageIn(host, 'en-GB'))
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await page.getByRole('button', { name: 'Ethereum' }).click()
  await expect(host.dialog('Choose Network')).toBeVisible()
  expect(files).toEqual([])
})

test('an open modal follows `lang` of the page, and Arabic texts run from right to left', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.openHtml(pageIn(host, ''))
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  const speak = (lang: string) =>
    page.evaluate((tag) => {
      document.documentElement.lang = tag
    }, lang)
  await speak('ar')
  await expect(host.dialog('ربط المحفظة')).toHaveCSS('direction', 'rtl')
  await speak('zh-TW')
  await expect(host.dialog()).toHaveCSS('direction', 'ltr')
  await expect(host.dialog().locator('..')).toHaveAttribute('lang', 'zh-Hant')
  await speak('sv')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})

test('texts of the page replace the modal’s texts as they are, and add a language', async ({
  host,
  page,
}) => {
  const texts = {
    en: { 'title.Connect': 'Choose <b>your</b> wallet' },
    sv: { 'title.Connect': 'Anslut plånbok' },
  }
  await host.openHtml(pageIn(host, 'en', { texts: JSON.stringify(texts) }))
  await host.command('open')
  await expect(host.dialog('Choose <b>your</b> wallet')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.lang = 'sv'
  })
  await expect(host.dialog('Anslut plånbok')).toBeVisible()
  await expect(host.button('Close')).toBeVisible()
  await page.evaluate(() => {
    Object.assign(document.querySelector('wallet-modal') ?? {}, {
      texts: { sv: { 'title.Connect': 'Välj plånbok', close: 'Stäng' } },
    })
  })
  await expect(host.dialog('Välj plånbok')).toBeVisible()
  await expect(host.button('Stäng')).toBeVisible()
})

test('if the texts of a language do not load, the modal opens in English', async ({
  host,
  page,
}) => {
  await page.route(/text-fr-/, (route) => route.abort())
  await host.openHtml(pageIn(host, 'fr'))
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})
