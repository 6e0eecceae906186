import { NATIVE } from '../../demo/services/data/market.ts'
import { EXCHANGE, tokens } from '../../demo/services/data/tokens.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import { expect, test } from '../fixtures/swap/swapping.ts'

const { DAI, USDC, WBTC } = tokens
const ether = 10n ** 18n

test('typing asks for one price a pause; what has changed since is said in words', async ({
  page,
  market,
  swapping,
}) => {
  await page.clock.install()
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await expect(swapping.step('Review swap')).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/quotes')) asked.push(searchParams.get('amount') ?? '')
  })
  await swapping.amount().press('End')
  await swapping.amount().pressSequentially('234')
  await expect(swapping.step('Insufficient balance')).toBeVisible()
  await expect.poll(() => asked).toEqual([String(1234n * ether)])
  await swapping.amount().fill('0.5')
  await expect(swapping.step('Review swap')).toBeEnabled()
  await market.move({ from: NATIVE, to: DAI.address, amount: 10n * ether })
  await page.clock.fastForward(10_000)
  await expect(swapping.form().getByText(/^[\d.]+% less than a moment ago$/)).toBeVisible()

  await test.step('and in the preview', async () => {
    await swapping.review()
    await expect(swapping.press('Swap')).toBeEnabled()
    await market.move({ from: DAI.address, to: NATIVE, amount: 25_000n * ether })
    await page.clock.fastForward(10_000)
    await expect(swapping.preview().getByText(/^[\d.]+% more than a moment ago$/)).toBeVisible()
  })
})

test('a service that names another token, amount, spender or receiver is refused, and nothing is signed', async ({
  host,
  chain,
  swapper,
  swapping,
  wallet,
}) => {
  await chain.giveToken(DAI.address, swapper.address, 1_000n * ether)
  await swapping.open()
  await swapping.choose('get', /^USD Coin/)
  await swapping.choose('give', /^Dai/)
  await swapping.amount().fill('100')
  await expect(swapping.step('Review swap')).toBeEnabled()
  const refused = /^The swap service answered with something else/

  await test.step('another token in the quote', async () => {
    const undo = await swapping.tamper('quotes', (answer) =>
      answer.replaceAll(USDC.address, WBTC.address),
    )
    await swapping.amount().fill('101')
    await expect(swapping.form().getByText(refused)).toBeVisible()
    await expect(swapping.step('Swap')).toBeDisabled()
    await undo()
    await swapping.amount().fill('100')
    await swapping.review()
    await expect(swapping.press('Approve')).toBeEnabled()
    await swapping.press('Cancel').click()
  })

  await test.step('another spender', async () => {
    const undo = await swapping.tamper('build-approve', (answer) =>
      answer.replace(/(095ea7b30{24})[\da-f]{40}/i, `$1${EXCHANGE.slice(2).toLowerCase()}`),
    )
    await swapping.review()
    await expect(swapping.preview().getByText(refused)).toBeVisible()
    await expect(swapping.press('Try again')).toBeEnabled()
    await undo()
    await swapping.press('Try again').click()
    await expect(swapping.press('Approve')).toBeEnabled()
    await swapping.press('Cancel').click()
  })

  await test.step('another receiver', async () => {
    const [own, other] = [swapper.address.slice(2).toLowerCase(), EXCHANGE.slice(2).toLowerCase()]
    await swapping.tamper('build-transaction', (answer) =>
      answer.replace(/"data":"0x[\da-f]+"/i, (data) => data.toLowerCase().replace(own, other)),
    )
    await swapping.review()
    await expect(
      swapping
        .preview()
        .getByText(/^You would get less than 9\d\.\d+ USDC\. Nothing was signed\.$/),
    ).toBeVisible()
  })
  expect(await wallet.asked()).not.toContain('eth_sendTransaction')
  expect(await host.events('transaction')).toEqual([])
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['SWAP_REFUSED', 'SWAP_REFUSED', 'SWAP_SHORTFALL'])
})

test('no route, a price that cannot be had, and a service that is down are said; the draft stays', async ({
  host,
  page,
  swapping,
}) => {
  await swapping.open()
  await swapping.choose('get', /^Demo Points/)
  // Less than one of them, and they are whole.
  await swapping.amount().fill('0.000000000000000001')
  await expect(swapping.form().getByText(/^Nobody trades this amount/)).toBeVisible()
  await swapping.amount().fill('0.01')
  await expect(swapping.arrives()).toHaveText('98')
  await expect(swapping.form().getByText('No price in dollars')).toBeVisible()
  await expect(swapping.row('Costs in all, at most')).toHaveText('Not known')
  const undo = await swapping.tamper('build-transaction', () => 500)
  await swapping.step('Review swap').click()
  await expect(page.getByText('Failed to create transaction').first()).toBeVisible()
  await expect(swapping.amount()).toHaveValue('0.01')
  await undo()
  await swapping.tamper('quotes', () => 500)
  await swapping.amount().fill('0.02')
  await expect(swapping.form().getByText(/^No price could be had/)).toBeVisible()
  await expect(swapping.amount()).toHaveValue('0.02')
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['INCORRECT_AMOUNT', 'SWAP_BUILD_FAILED', 'HTTP_ERROR'])
})

test('where no node can try a swap, it takes a second press', async ({
  host,
  page,
  urls,
  swapping,
  wallet,
}) => {
  await page.route(`${urls.blockchainApi}/v1?**`, (route) => {
    const postData = route.request().postData()?.replaceAll('eth_simulateV1', 'eth_unknown')
    return route.continue(postData === undefined ? {} : { postData })
  })
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await swapping.review()
  await expect(swapping.preview().getByText(/could not be tried/)).toBeVisible()
  await swapping.press('Swap').dblclick()
  await expect(swapping.press('Swap anyway')).toBeEnabled()
  expect(await wallet.asked()).not.toContain('eth_sendTransaction')
  await swapping.press('Swap anyway').click()
  await expect(host.dialog('Account')).toBeVisible()
  await swapping.expectPhases('swap initiated', 'swap submitted', 'swap confirmed')
})

test('on a network without swaps another one is chosen', async ({ host, wallet, swapping }) => {
  await setAttributes(host, { networks: JSON.stringify(['ethereum', 'sepolia']) })
  await wallet.changeChain('eip155:11155111')
  await host.command('open', { view: 'Swap' })
  const dialog = host.dialog('Switch Network')
  await expect(dialog.getByText(/^Swaps are not offered on Sepolia/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Sepolia/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^Ethereum/ }).click()
  await expect(swapping.amount()).toHaveValue('1')
  const counted = (await host.events('analytics')).map(({ detail }) => detail.event)
  expect(counted).toContain('CLICK_SELECT_NETWORK_TO_SWAP')
})
