import { parseUnits } from 'ethers'
import { tokens } from '../../demo/services/data/tokens.ts'
import { BuyPage } from '../fixtures/account/buyPage.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'
import { answerBlockchainApi } from '../fixtures/page/answerBlockchainApi.ts'

test('a user buys with a card: a quote with fees, the provider’s window, then the new balance', async ({
  host,
  urls,
  installWallet,
}) => {
  await installWallet()
  const buy = new BuyPage(host)
  await buy.open()
  await host.command('open', { view: 'Account' })
  await host.button('Buy').click()
  await buy.form().getByRole('button', { name: 'What is Buy?' }).click()
  await host.dialog('What is Buy?').getByRole('button', { name: 'Back' }).click()
  await buy.form().getByRole('button', { name: '$250' }).click()
  await expect(buy.form().getByText('Between $10 and $7,500 by card')).toBeVisible()
  const chain = anvilOf(urls)
  const { address } = await host.state()
  const balance = () => chain.tokenBalance(tokens.USDC.address, String(address))
  const before = await balance()
  // The stand-in for the provider charges one and a half percent, and half a dollar for the network.
  await expect(buy.form().getByText('$4.25', { exact: true })).toBeVisible()
  const shown = await buy
    .form()
    .getByText(/^245\.\d+ USDC$/)
    .textContent()

  const popup = await buy.choose('Coinbase')
  await expect(buy.waiting().getByText('Buy with Coinbase')).toBeVisible()
  const { host: provider } = new URL(urls.onramp)
  await expect(buy.waiting()).toContainText(`Continue in the new window, on ${provider}.`)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.getByRole('button', { name: 'Pay' }).click()
  const activity = host.dialog('Activity')
  await expect(activity.getByText('Buying')).toBeVisible()
  await popup.getByRole('button', { name: 'Approve' }).click()
  await expect(activity.getByText('Bought')).toBeVisible()

  expect((await balance()) - before).toBe(parseUnits(String(shown).replace(' USDC', ''), 6))
  chain.close()
  const analytics = (await host.events('analytics')).map(({ detail }) => detail)
  const usual = { isSmartAccount: false }
  expect(analytics.filter(({ event }) => event.startsWith('SELECT_'))).toEqual([
    { event: 'SELECT_BUY_CRYPTO', properties: usual },
    { event: 'SELECT_WHAT_IS_A_BUY', properties: usual },
    { event: 'SELECT_BUY_PROVIDER', properties: { ...usual, provider: 'coinbase' } },
  ])
})

test('a popup that the browser blocks is replaced by a link', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const buy = new BuyPage(host)
  await buy.open()
  await page.evaluate(() => {
    window.open = () => null
  })
  await buy.provider('Coinbase').click()
  await expect(buy.waiting()).toContainText('Your browser opened no window.')
  const link = buy.waiting().getByRole('link', { name: 'Open Coinbase' })
  expect(await link.getAttribute('href')).toContain(`${host.urls.onramp}/buy/select-asset?`)
  expect((await host.events('error')).map(({ detail }) => detail.code)).toEqual(['POPUP_BLOCKED'])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await buy.waiting().getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await link.getAttribute('href'),
  )
})

test('the view reports a closed provider window, and a purchase times out after 3 minutes and can be retried', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  const history = await answerBlockchainApi(page, urls, 'history', () => ({ data: [], next: null }))
  const buy = new BuyPage(host)
  await buy.open()
  await page.clock.install()
  const popup = await buy.choose('Coinbase')
  await expect(buy.waiting()).toContainText('Continue in the new window')
  await expect.poll(() => history.queries.length).toBe(1)
  expect(history.queries[0]?.get('onramp')).toBe('coinbase')
  await popup.close()
  await page.clock.runFor(1_000)
  await expect(buy.waiting()).toContainText('The window of Coinbase is closed.')
  await page.clock.runFor(3_000)
  await expect.poll(() => history.queries.length).toBe(2)
  await page.clock.fastForward(180_000)
  await expect(buy.waiting().getByText('Purchase failed')).toBeVisible()
  const again = page.waitForEvent('popup')
  await buy.waiting().getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(buy.waiting()).toContainText('Continue in the new window')

  await test.step('the purchase is no longer polled after the view is left', async () => {
    await host.button('Back').click()
    await expect(buy.form()).toBeVisible()
    await expect(buy.waiting()).toHaveCount(0)
    const requested = history.queries.length
    await page.clock.runFor(12_000)
    expect(history.queries).toHaveLength(requested)
  })
})

test('Buy shows its default limits and no quote while the service is unavailable', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await answerBlockchainApi(page, urls, 'options', () => 503)
  await answerBlockchainApi(page, urls, 'quote', () => 503)
  await answerBlockchainApi(page, urls, 'onrampurl', () => ({ url: 'javascript:alert(1)' }))
  await installWallet()
  const buy = new BuyPage(host)
  await buy.open()
  await expect(buy.form().getByText('The provider will show the price')).toBeVisible()
  await expect(buy.form().getByText(/^An estimate: Coinbase has not confirmed it/)).toBeVisible()
  await buy.amount().fill('7500.01')
  await expect(buy.form().getByText('Between $10 and $25,000 by bank transfer')).toBeVisible()
  await buy.amount().fill('9,99')
  await expect(buy.form().getByText('By card it can be between $10 and $7,500')).toBeVisible()
  await expect(buy.provider('Change the amount')).toBeDisabled()
  await buy.amount().fill('50')
  await buy.choose('Coinbase')
  await expect(buy.waiting()).toContainText('Coinbase didn’t open.')
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toContain('HTTP_ERROR')
  expect(codes).toContain('LINK_NOT_FOUND')
})

test('Buy is disabled without an onramp key, and the command for it rejects with NOT_ENABLED', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Account' })
  await expect(host.button('Send')).toBeVisible()
  await expect(host.button('Buy')).toHaveCount(0)
  expect(await host.command('open', { view: 'OnRampProviders' })).toEqual({ error: 'NOT_ENABLED' })
  const [error] = (await host.events('error')).map(({ detail }) => detail)
  expect(error.longMessage).toContain('onramp')
})
