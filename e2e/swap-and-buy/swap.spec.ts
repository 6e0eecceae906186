import { NATIVE } from '../../demo/services/data/market.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { SwapPage } from '../fixtures/swap/SwapPage.ts'
import { expect, test } from '../fixtures/swap/swapping.ts'

const { DAI, USDC } = tokens
const ether = 10n ** 18n
const swapPhases = ['swap initiated', 'swap submitted', 'swap confirmed']
const approvalPhases = ['approve initiated', 'approve submitted', 'approve confirmed']

test('a user swaps ether for a token, and gets the amount that the pools pay', async ({
  host,
  page,
  chain,
  swapper,
  market,
  swapping,
}) => {
  const arrives = await market.arrives({ from: NATIVE, to: DAI.address, amount: ether })
  await swapping.open()
  await expect(swapping.step('Select token')).toBeDisabled()
  await swapping.choose('get', /^Dai/)
  await expect(swapping.step('Review swap')).toBeEnabled()
  await expect(swapping.row('Rate')).toContainText('1 ETH = 2,4')
  await expect(swapping.row('Provider fee (0.85%)')).toContainText('0.0085 ETH $21.25')
  await swapping.form().locator('.summary').click()
  await swapping.form().getByLabel('Your own slippage in percent').fill('2.5')
  await swapping.review()
  await expect(swapping.press('Swap')).toBeEnabled()
  await expect(swapping.row('Min. received (2.5% slippage)')).toContainText(' DAI')
  await swapping.press('Swap').click()
  await expect(page.getByText(/^Swapp(ing|ed) ETH to \u20662,4[\d.]+ DAI\u2069$/)).toBeVisible()
  await expect(host.dialog('Account')).toBeVisible()
  await swapping.expectPhases(...swapPhases)
  expect(await chain.tokenBalance(DAI.address, swapper.address)).toBe(arrives)
  const sent = (await host.events('transaction')).at(-1)
  const { data } = (await chain.node.getTransaction(String(sent?.detail.hash))) ?? {}
  // The exchange is held to the minimum of the chosen slippage.
  expect(data).toContain(((arrives * 975n) / 1_000n).toString(16))
  const events = (await host.events('analytics')).map(({ detail }) => detail.event)
  for (const event of ['OPEN_SWAP', 'CLICK_SELECT_TOKEN_TO_SWAP', 'INITIATE_SWAP', 'SWAP_SUCCESS'])
    expect(
      events.filter((one) => one === event),
      event,
    ).toHaveLength(1)
})

test('the user can retry a declined approval, which is for the swapped amount only and is still known when the view opens again', async ({
  host,
  chain,
  swapper,
  market,
  swapping,
  wallet,
}) => {
  const amount = 100n * ether
  await chain.giveToken(DAI.address, swapper.address, 2n * amount)
  await swapping.open()
  await swapping.choose('get', /^USD Coin/)
  await swapping.choose('give', /^Dai/)
  await swapping.amount().fill('100')
  await swapping.review()
  await expect(
    swapping.preview().getByText(/^First allow 0x[\da-fA-F]{40} to spend 100 DAI\./),
  ).toBeVisible()
  await wallet.setAutoApprove(false)
  await swapping.press('Approve allowance').click()
  await wallet.expectPending()
  await wallet.reject()
  await expect(swapping.preview().getByText('Request declined in the wallet')).toBeVisible()
  await wallet.setAutoApprove(true)
  await swapping.press('Approve allowance').click()
  await swapping.expectPhases('approve initiated', 'approve failed', ...approvalPhases)
  expect(await market.allowance(DAI.address, swapper.address)).toBe(amount)

  await test.step('a swap view opened again keeps the draft and skips the approval', async () => {
    await host.button('Close').click()
    await swapping.host.command('open', { view: 'Swap' })
    await expect(swapping.amount()).toHaveValue('100')
    const arrives = await market.arrives({ from: DAI.address, to: USDC.address, amount })
    await swapping.review()
    await swapping.press('Swap').click()
    await swapping.expectPhases(
      'approve initiated',
      'approve failed',
      ...approvalPhases,
      ...swapPhases,
    )
    expect(await chain.tokenBalance(USDC.address, swapper.address)).toBe(arrives)
    expect(await chain.tokenBalance(DAI.address, swapper.address)).toBe(amount)
    expect(await market.allowance(DAI.address, swapper.address)).toBe(0n)
  })
})

test('a wallet that carries out batches swaps a token by one request, whose allowance is used up', async ({
  host,
  urls,
  chain,
  swapper,
  market,
  wallet,
  installWallet,
}) => {
  const amount = 100n * ether
  await chain.giveToken(DAI.address, swapper.address, amount)
  await installWallet({
    privateKeys: [swapper.privateKey],
    rpcUrls: urls.chains,
    capabilities: { '0x1': { atomic: { status: 'supported' } } },
  })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const swapping = new SwapPage(host)
  await swapping.open()
  await swapping.choose('get', /^USD Coin/)
  await swapping.choose('give', /^Dai/)
  await swapping.amount().fill('100')
  await swapping.review()
  await expect(
    swapping.preview().getByText(/^The same confirmation allows 0x[\da-fA-F]{40} to spend 100 DAI/),
  ).toBeVisible()
  const arrives = await market.arrives({ from: DAI.address, to: USDC.address, amount })
  await swapping.press('Swap').click()
  await swapping.expectPhases(...swapPhases)
  await expect(host.page.getByText(/^Swapped DAI to \u2066[\d.]+ USDC\u2069$/)).toBeVisible()
  await wallet.expectRequests('wallet_sendCalls', 1)
  await wallet.expectRequests('eth_sendTransaction', 0)
  expect(await chain.tokenBalance(USDC.address, swapper.address)).toBe(arrives)
  expect(await market.allowance(DAI.address, swapper.address)).toBe(0n)
})

test('an earlier allowance of USDT is reset to zero before a swap to ether', async ({
  chain,
  swapper,
  market,
  swapping,
}) => {
  const { USDT } = tokens
  const amount = 1_000_000_000n
  await chain.giveToken(USDT.address, swapper.address, amount)
  await market.allow(USDT.address, swapper.address, 1n)
  await swapping.open()
  await swapping.choose('get', /^Tether/)
  await swapping.form().getByRole('button', { name: 'Switch the two tokens' }).click()
  await swapping.form().getByRole('button', { name: 'Max' }).click()
  await expect(swapping.amount()).toHaveValue('1000')
  await swapping.review()
  await expect(swapping.preview().getByText(/so your wallet asks twice/)).toBeVisible()
  await swapping.press('Approve allowance').click()
  await swapping.expectPhases(...approvalPhases)
  await swapping.press('Approve allowance').click()
  await swapping.expectPhases(...approvalPhases, ...approvalPhases)
  const arrives = await market.arrives({ from: USDT.address, to: NATIVE, amount })
  await expect(swapping.press('Swap')).toBeEnabled()
  const before = await chain.balance(swapper.address)
  await swapping.press('Swap').click()
  await swapping.expectPhases(...approvalPhases, ...approvalPhases, ...swapPhases)
  const events = await swapping.host.events('transaction')
  const fee = await chain.feeOf(String(events.at(-1)?.detail.hash))
  expect((await chain.balance(swapper.address)) - before).toBe(arrives - fee)
})
