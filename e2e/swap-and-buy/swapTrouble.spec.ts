import { erc20, thief } from '../../demo/services/contracts/abi.ts'
import { creationCode } from '../../demo/services/contracts/code.ts'
import { TREASURY } from '../../demo/services/data/accounts.ts'
import { NATIVE } from '../../demo/services/data/market.ts'
import { EXCHANGE, tokens } from '../../demo/services/data/tokens.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import { expect, test } from '../fixtures/swap/swapping.ts'

const { DAI, USDC, WBTC } = tokens
const ether = 10n ** 18n

test('a pause in typing requests one quote, and a review that is a minute old is made again by a press', async ({
  page,
  market,
  swapping,
}) => {
  await page.clock.install()
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await expect(swapping.step('Review swap')).toBeEnabled()
  const amounts: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/quotes')) amounts.push(searchParams.get('amount') ?? '')
  })
  await swapping.amount().press('End')
  await swapping.amount().pressSequentially('234')
  await expect(swapping.step('Not enough balance')).toBeVisible()
  await expect.poll(() => amounts).toEqual([String(1234n * ether)])
  await swapping.amount().fill('0.5')
  await expect(swapping.step('Review swap')).toBeEnabled()
  await market.move({ from: NATIVE, to: DAI.address, amount: 10n * ether })
  await page.clock.fastForward(10_000)
  await expect(swapping.form().getByText(/^[\d.]+% less than a moment ago$/)).toBeVisible()

  await test.step('a newer quote leaves the review as it is, until it is a minute old', async () => {
    await swapping.review()
    await expect(swapping.press('Swap')).toBeEnabled()
    const sentence = swapping.preview().locator('.sentence')
    const reviewed = await sentence.textContent()
    await market.move({ from: DAI.address, to: NATIVE, amount: 25_000n * ether })
    await page.clock.fastForward(20_000)
    await expect(sentence).toHaveText(reviewed ?? '')
    await page.clock.fastForward(40_000)
    await expect(
      swapping.preview().getByText(/^This review is more than a minute old/),
    ).toBeVisible()
    await swapping.press('Review again').click()
    await expect(swapping.press('Swap')).toBeEnabled()
    await expect(sentence).not.toHaveText(reviewed ?? '')
  })
})

test('a quote for another token, amount, spender or receiver is refused before the wallet is requested to sign', async ({
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
  const refused = /^The swap service answered with something other/

  await test.step('the swap refuses a quote with another token', async () => {
    const undo = await swapping.tamper('quotes', (body) =>
      body.replaceAll(USDC.address, WBTC.address),
    )
    await swapping.amount().fill('101')
    await expect(swapping.form().getByText(refused)).toBeVisible()
    await expect(swapping.step('Swap')).toBeDisabled()
    await undo()
    await swapping.amount().fill('100')
    await swapping.review()
    await expect(swapping.press('Approve allowance')).toBeEnabled()
    await swapping.press('Cancel').click()
  })

  await test.step('the swap refuses an approval for another spender', async () => {
    const undo = await swapping.tamper('build-approve', (body) =>
      body.replace(/(095ea7b30{24})[\da-f]{40}/i, `$1${EXCHANGE.slice(2).toLowerCase()}`),
    )
    await swapping.review()
    await expect(swapping.preview().getByText(refused)).toBeVisible()
    await expect(swapping.press('Try again')).toBeEnabled()
    await undo()
    await swapping.press('Try again').click()
    await expect(swapping.press('Approve allowance')).toBeEnabled()
    await swapping.press('Cancel').click()
  })

  await test.step('the swap refuses a transaction with another receiver', async () => {
    const [own, other] = [swapper.address.slice(2).toLowerCase(), EXCHANGE.slice(2).toLowerCase()]
    await swapping.tamper('build-transaction', (body) =>
      body.replace(/"data":"0x[\da-f]+"/i, (data) => data.toLowerCase().replace(own, other)),
    )
    await swapping.review()
    await expect(
      swapping
        .preview()
        .getByText(/^You would get less than 9\d\.\d+ USDC\. Nothing was signed\.$/),
    ).toBeVisible()
  })
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
  expect(await host.events('transaction')).toEqual([])
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['SWAP_REFUSED', 'SWAP_REFUSED', 'SWAP_SHORTFALL'])
})

test('a missing route, a missing price and an unavailable service show an error and leave the draft unchanged', async ({
  host,
  page,
  swapping,
}) => {
  await swapping.open()
  await swapping.choose('get', /^Demo Points/)
  // The token has no decimals, and the amount buys less than one token.
  await swapping.amount().fill('0.000000000000000001')
  await expect(swapping.form().getByText(/^No price was found for this amount/)).toBeVisible()
  await swapping.amount().fill('0.01')
  await expect(swapping.arrives()).toHaveText('98')
  // The service has no price of the token. Its pool has one, and is deep enough for this amount.
  await expect(swapping.form().getByText('$24.50')).toBeVisible()
  await expect(swapping.form().getByText(/^Costs about /)).toBeVisible()
  await swapping.amount().fill('0.6')
  await expect(swapping.form().getByText('No confirmed price')).toBeVisible()
  await expect(swapping.form().getByText('Cost unknown')).toBeVisible()
  const undo = await swapping.tamper('build-transaction', () => 500)
  await swapping.step('Review swap').click()
  await expect(page.getByText('Failed to create transaction').first()).toBeVisible()
  await expect(swapping.amount()).toHaveValue('0.6')
  await undo()
  await swapping.tamper('quotes', () => 500)
  await swapping.amount().fill('0.7')
  await expect(swapping.form().getByText(/^The price didn’t load/)).toBeVisible()
  await expect(swapping.amount()).toHaveValue('0.7')
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['INCORRECT_AMOUNT', 'SWAP_BUILD_FAILED', 'HTTP_ERROR'])
})

test('a swap needs a second confirmation if only the swap service’s own node can simulate it', async ({
  host,
  urls,
  swapping,
}) => {
  await swapping.blind(urls.chains['eip155:1'] ?? '')
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await swapping.review()
  await expect(
    swapping.preview().getByText(/^Only the swap service itself has simulated this swap/),
  ).toBeVisible()
  await swapping.press('Swap').click()
  await swapping.press('Swap anyway').click()
  await expect(host.dialog('Account')).toBeVisible()
})

test('a service that prices a token at 50 dollars is contradicted by the pools, and the loss counts', async ({
  page,
  wallet,
  swapping,
}) => {
  await page.route(
    (url) => url.pathname.endsWith('/fungible/price'),
    async (route) => {
      const { addresses } = route.request().postDataJSON() ?? {}
      const isDai = String(addresses).toLowerCase().includes(DAI.address.toLowerCase())
      if (!isDai) return route.fallback()
      const headers = { 'Access-Control-Allow-Origin': '*' }
      await route.fulfill({ headers, json: { fungibles: [{ price: 50 }] } })
    },
  )
  await swapping.tamper('quotes', (body) =>
    body.replace(/"toAmount":"\d+"/, `"toAmount":"${50n * ether}"`),
  )
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await expect(swapping.form().getByText(/^Sources disagree on the price of a token/)).toBeVisible()
  await expect(swapping.form().getByText(/^This swap loses 98% of its value/)).toBeVisible()
  await expect(swapping.form().getByText('$50.00')).toBeVisible()
  await swapping.review()
  await expect(swapping.preview().getByLabel(/^To continue, type the amount/)).toBeVisible()
  await expect(swapping.press('Swap anyway')).toBeDisabled()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
})

test('a swap needs a second confirmation if no node can simulate it', async ({
  host,
  urls,
  swapping,
  wallet,
}) => {
  await swapping.blind(`${urls.blockchainApi}/v1?`, urls.chains['eip155:1'] ?? '')
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await swapping.review()
  await expect(swapping.preview().getByText(/can’t be simulated/)).toBeVisible()
  await swapping.press('Swap').dblclick()
  await expect(swapping.press('Swap anyway')).toBeEnabled()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
  await swapping.press('Swap anyway').click()
  await expect(host.dialog('Account')).toBeVisible()
  await swapping.expectPhases('swap initiated', 'swap submitted', 'swap confirmed')
})

test('an approval is requested without a second confirmation if no node can simulate it', async ({
  urls,
  chain,
  swapper,
  swapping,
}) => {
  await swapping.blind(`${urls.blockchainApi}/v1?`, urls.chains['eip155:1'] ?? '')
  await chain.giveToken(DAI.address, swapper.address, 100n * ether)
  await swapping.open()
  await swapping.choose('get', /^USD Coin/)
  await swapping.choose('give', /^Dai/)
  await swapping.amount().fill('100')
  await swapping.review()
  await swapping.press('Approve allowance').click()
  await swapping.expectPhases('approve initiated', 'approve submitted', 'approve confirmed')
  await expect(swapping.preview().getByText(/can’t be simulated/)).toBeVisible()
  await swapping.press('Swap').click()
  await expect(swapping.press('Swap anyway')).toBeEnabled()
})

test('a swap that would take another token through an earlier allowance is refused', async ({
  chain,
  swapper,
  swapping,
  wallet,
}) => {
  const { node } = chain
  const signer = await node.getSigner(TREASURY)
  const deployed = await (await signer.sendTransaction({ data: creationCode('TestThief') })).wait()
  const address = String(deployed?.contractAddress)
  await chain.giveToken(DAI.address, address, 5_000n * ether)
  await chain.giveToken(WBTC.address, swapper.address, 5n)
  await node.send('anvil_impersonateAccount', [swapper.address])
  const own = await node.getSigner(swapper.address)
  const data = erc20.encodeFunctionData('approve', [address, 5n])
  await (await own.sendTransaction({ to: WBTC.address, data })).wait()
  await node.send('anvil_stopImpersonatingAccount', [swapper.address])
  const none = `0x${'0'.repeat(40)}`
  const args = [none, 0n, DAI.address, 2_600n * ether, WBTC.address, 5n]
  await swapping.tamper('build-transaction', (body) => {
    const built = JSON.parse(body)
    Object.assign(built.tx, {
      to: `eip155:1:${address}`,
      data: thief.encodeFunctionData('swap', args),
    })
    return JSON.stringify(built)
  })
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await swapping.review()
  await expect(
    swapping.preview().getByText(/^This swap would also take 0xA15B…E468 from you/),
  ).toBeVisible()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
})

test('a swap that loses nearly all its value requires the user to type the received amount', async ({
  swapping,
}) => {
  await swapping.open()
  await swapping.choose('get', /^Fine Grain/)
  await swapping.review()
  const label = swapping.preview().getByLabel(/^To continue, type the amount that you will get: /)
  await expect(label).toBeVisible()
  await expect(swapping.press('Swap anyway')).toBeDisabled()
  const labelText = await swapping.preview().locator('label').textContent()
  await label.fill('1')
  await expect(swapping.press('Swap anyway')).toBeDisabled()
  await label.fill(/: ([\d.,]+) GRAIN$/.exec(labelText ?? '')?.[1] ?? '')
  await swapping.press('Swap anyway').click()
  await swapping.expectPhases('swap initiated', 'swap submitted', 'swap confirmed')
})

test('a token with the symbol of a well-known token shows its address', async ({
  chain,
  swapping,
}) => {
  // On a chain with the well-known token, the demo's token of the same symbol counts as another.
  const wellKnown = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  await chain.node.send('anvil_setCode', [wellKnown, await chain.node.getCode(DAI.address)])
  await swapping.open()
  await swapping.choose('get', /^USD Coin.*Not the well-known USDC/)
  const warning = new RegExp(`^This is not the well-known USDC.* ${USDC.address}\\.$`)
  await expect(swapping.form().getByText(warning)).toBeVisible()
  await expect(swapping.form().getByText('0x700b…AD35')).toBeVisible()
  // The listed price belongs to the well-known token.
  await expect(swapping.row('Price impact')).toHaveText('Unknown')
  await swapping.review()
  await expect(swapping.preview().getByText(warning)).toBeVisible()
  const link = swapping.preview().getByRole('link', { name: USDC.address })
  await expect(link).toHaveAttribute('href', `https://etherscan.io/address/${USDC.address}`)
  await swapping.press('Swap').click()
  await expect(swapping.press('Swap anyway')).toBeEnabled()
})

test('the swap view on a network without swaps lets the user select another network', async ({
  host,
  wallet,
  swapping,
}) => {
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
