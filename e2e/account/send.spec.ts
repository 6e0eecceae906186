import { parseUnits } from 'ethers'
import { tokens } from '../../demo/services/data/tokens.ts'
import { listNoTokens } from '../fixtures/account/listNoTokens.ts'
import { expect, test } from '../fixtures/account/sending.ts'
import { freshReceiver } from '../fixtures/account/sendPage.ts'

const ether = 10n ** 18n

test('a user sends ether to the last wei, and each phase until confirmation emits an event', async ({
  host,
  page,
  chain,
  sending,
}) => {
  const receiver = freshReceiver()
  await sending.open()
  await expect(sending.step('Enter an amount')).toBeDisabled()
  await sending.amount().fill('1.000000000000000001')
  await expect(sending.step('Enter an address')).toBeDisabled()
  await sending.receiver().fill(receiver)
  await sending.step('Review send').click()
  const preview = sending.preview()
  await expect(preview.getByText('1.000000000000000001 ETH', { exact: true }).first()).toBeVisible()
  await expect(preview.getByText(new RegExp(`^${receiver}$`, 'i'))).toBeVisible()
  await expect(
    preview.getByText('Your history shows no payment to this address yet.'),
  ).toBeVisible()
  await expect(preview.getByText(/will go to this address on Ethereum/)).toBeVisible()
  await sending.send()
  await expect(page.getByText('Transaction started')).toBeVisible()
  expect(await chain.balance(receiver)).toBe(ether + 1n)
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const [initiated, submitted] = await host.events('transaction')
  expect(initiated?.detail).toEqual({
    namespace: 'eip155',
    kind: 'send',
    phase: 'initiated',
    hash: null,
    explorerUrl: null,
    replaces: null,
    differs: false,
    uncompared: false,
    sent: null,
    error: null,
  })
  expect(submitted?.detail.explorerUrl).toBe(`https://etherscan.io/tx/${submitted?.detail.hash}`)

  await test.step('the draft is cleared', async () => {
    await sending.open()
    await expect(sending.amount()).toHaveValue('')
    await expect(sending.receiver()).toHaveValue('')
  })
})

const { DAI, WBTC, GRAIN, USDT } = tokens

for (const [token, amount] of [
  [DAI, '0.000000000000000001'],
  [WBTC, '1.23456789'],
  [GRAIN, '0.000000000000000000000000000000000001'],
  // USDT's transfer returns no data.
  [USDT, '1234.567891'],
] as const) {
  test(`the user sends ${amount} ${token.symbol}`, async ({ chain, sender, sending }) => {
    const receiver = freshReceiver()
    const baseUnits = parseUnits(amount, token.decimals)
    await chain.giveToken(token.address, sender.address, 2n * baseUnits)
    await sending.open()
    await sending.choose(new RegExp(`^${token.name}`))
    await sending.review(amount, receiver)
    if (baseUnits === 1n) await sending.confirmFeeShare()
    else await sending.send()
    await sending.expectPhases('initiated', 'submitted', 'confirmed')
    expect(await chain.tokenBalance(token.address, receiver)).toBe(baseUnits)
    expect(await chain.tokenBalance(token.address, sender.address)).toBe(baseUnits)
  })
}

test('sending a fee-on-transfer token debits the typed amount, and the review shows the amount that arrives', async ({
  chain,
  sender,
  sending,
}) => {
  const { TOLL } = tokens
  const receiver = freshReceiver()
  const amount = parseUnits('100', TOLL.decimals)
  await chain.giveToken(TOLL.address, sender.address, 2n * amount)
  const before = await chain.tokenBalance(TOLL.address, sender.address)
  await sending.open()
  await sending.choose(new RegExp(`^${TOLL.name}`))
  await sending.review('100', receiver)
  await expect(
    sending.preview().getByText(/The token keeps a fee: 99 TOLL will arrive\./),
  ).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(TOLL.address, sender.address)).toBe(before - amount)
  expect(await chain.tokenBalance(TOLL.address, receiver)).toBe((amount * 99n) / 100n)
})

test('Send starts with the token whose row in Account was pressed, until the user selects another', async ({
  host,
  chain,
  sender,
  sending,
}) => {
  await chain.giveToken(tokens.DAI.address, sender.address, 5n * ether)
  await chain.giveToken(tokens.USDC.address, sender.address, 5_000_000n)
  await host.command('open', { view: 'Account' })
  await host.button(/^Dai/).click()
  const chosen = (name: string) => sending.form().getByRole('button', { name })
  await expect(chosen('DAI, choose another')).toBeVisible()
  await sending.choose(/^USD Coin/)
  await expect(chosen('USDC, choose another')).toBeVisible()
  await sending.review('1', freshReceiver())
  await host.button('Back').click()
  await expect(chosen('USDC, choose another')).toBeVisible()
  await expect(sending.amount()).toHaveValue('1')
})

test('a Send command with recipient, amount and network opens the review, and Back returns to the filled form', async ({
  host,
  chain,
  sending,
}) => {
  const recipient = freshReceiver()
  const payment = { view: 'WalletSend', recipient, amount: '0.25', network: 'eip155:1' } as const
  await host.command('open', payment)
  await expect(sending.preview().getByText('0.25 ETH', { exact: true }).first()).toBeVisible()
  await host.button('Back').click()
  await sending.amount().fill('0.5')
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('0.5 ETH', { exact: true }).first()).toBeVisible()
  await host.button('Back').click()
  await expect(sending.amount()).toHaveValue('0.5')
  await sending.step('Review send').click()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.balance(recipient)).toBe(ether / 2n)
})

const eth = 'eip155:1'

for (const [form, token] of [
  ['address', tokens.USDC.address],
  ['symbol', 'USDC'],
  ['CAIP-19 id', `${eth}/erc20:${tokens.USDC.address}`],
] as const) {
  test(`the review of a payment of a token, by its ${form}, opens as the first command after connecting`, async ({
    host,
    chain,
    sender,
    sending,
  }) => {
    const { USDC } = tokens
    const recipient = freshReceiver()
    await chain.giveToken(USDC.address, sender.address, 500_000_000n)
    const payment = { view: 'WalletSend', token, recipient, amount: '150', network: eth } as const
    expect(await host.command('open', payment)).toBeUndefined()
    await expect(sending.preview().getByText('150 USDC', { exact: true }).first()).toBeVisible()
    await sending.send()
    await sending.expectPhases('initiated', 'submitted', 'confirmed')
    expect(await chain.tokenBalance(USDC.address, recipient)).toBe(150_000_000n)
  })
}

test('a Send command reads a token that no list has from its contract, and refuses what is no token', async ({
  page,
  urls,
  host,
  chain,
  sender,
  sending,
}) => {
  await listNoTokens(page, urls)
  const recipient = freshReceiver()
  await chain.giveToken(GRAIN.address, sender.address, 10n ** 36n)
  const payment = { view: 'WalletSend', recipient, amount: '0.5' } as const
  for (const token of ['GRAIN', recipient, 'eip155:10/slip44:60', 'a/b'])
    expect(await host.command('open', { ...payment, token })).toEqual({
      error: 'INVALID_VIEW_DATA',
    })
  expect(await host.command('open', { ...payment, token: GRAIN.address })).toBeUndefined()
  await expect(sending.preview().getByText('0.5 GRAIN', { exact: true }).first()).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(GRAIN.address, recipient)).toBe(5n * 10n ** 35n)
})

test('a pasted payment URI fills the form; a refused URI leaves amount and token unchanged', async ({
  chain,
  sender,
  sending,
}) => {
  const { USDC } = tokens
  const receiver = freshReceiver()
  await chain.giveToken(USDC.address, sender.address, 500_000_000n)
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.amount().fill('2')
  const expectText = (text: RegExp) => expect(sending.form().getByText(text)).toBeVisible()
  await sending.receiver().fill(`ethereum:${receiver}@8453?value=1.5e18`)
  await expectText(/^This is for Base, not for Ethereum/)
  await sending.receiver().fill(`arb1:${receiver}`)
  await expectText(/^This is for Arbitrum One, not for Ethereum/)
  await sending.receiver().fill(`ethereum:${receiver}?vlaue=1.5e18`)
  await expectText(/^This payment has the detail “vlaue”, which is unknown or misspelled/)
  await sending.receiver().fill(`ethereum:${USDC.address}/approve?address=${receiver}&uint256=1`)
  await expectText(/^This asks for something other than a transfer/)
  await expect(sending.amount()).toHaveValue('2')
  await expect(sending.form().getByRole('button', { name: /^USDC/ })).toBeVisible()

  await sending.receiver().fill(`ethereum:${receiver}@1?value=1.5e18&gas=21000`)
  await expect(sending.amount()).toHaveValue('1.5')
  await expect(sending.form().getByRole('button', { name: /^ETH/ })).toBeVisible()
  await expect(sending.receiver()).toHaveValue(new RegExp(`^${receiver}$`, 'i'))

  const transfer = `${USDC.address}@1/transfer?address=${receiver}&uint256=123.456789e6`
  await sending.receiver().fill(`ethereum:${transfer}`)
  await expect(sending.amount()).toHaveValue('123.456789')
  await sending.step('Review send').click()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(USDC.address, receiver)).toBe(123_456_789n)
})

test('Max sends the whole balance of a token', async ({ host, chain, sender, sending }) => {
  const { USDC } = tokens
  const receiver = freshReceiver()
  await chain.giveToken(USDC.address, sender.address, 123_456_789n)
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.form().getByRole('button', { name: 'Max' }).click()
  await expect(sending.amount()).toHaveValue('123.456789')
  await sending.receiver().fill(receiver)
  await sending.step('Review send').click()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(USDC.address, receiver)).toBe(123_456_789n)

  await test.step('the token list shows the new balance', async () => {
    await host.command('open', { view: 'WalletSendSelectToken' })
    const list = host.dialog('Select Token')
    await expect(list.getByRole('button', { name: /^Ether/ })).toBeVisible()
    await expect(list.getByRole('button', { name: /^USD Coin/ })).toHaveCount(0)
  })
})

test('Max of ether leaves the highest possible fee, and the actual fee is lower', async ({
  chain,
  sender,
  sending,
}) => {
  const receiver = freshReceiver()
  await sending.open()
  await expect(sending.form().getByText('Balance: 10 ETH')).toBeVisible()
  // Max subtracts the fee, so the button is disabled until the fee is known.
  const max = sending.form().getByRole('button', { name: 'Max' })
  await expect(max).toBeEnabled()
  await max.click()
  await expect(sending.amount()).toHaveValue(/^9\.99\d+$/)
  const amount = parseUnits(await sending.amount().inputValue(), 18)
  await sending.receiver().fill(receiver)
  await sending.step('Review send').click()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.balance(receiver)).toBe(amount)
  expect(await chain.balance(sender.address)).toBeLessThan(parseUnits('0.001', 18))
})

test('the mined transaction has exactly the fee fields of a rate of the user’s own, and form and review show its fee alike', async ({
  host,
  chain,
  sending,
}) => {
  await sending.open()
  await sending.amount().fill('1')
  await sending.receiver().fill(freshReceiver())
  await sending.form().getByRole('radio', { name: 'Custom' }).click()
  await expect(sending.step('Enter a valid fee rate')).toBeDisabled()
  await sending.form().getByLabel('Fee rate in gwei').fill('3.000000001')
  await expect(sending.form().getByText(/^Network fee: at most 0\.000064 ETH/)).toBeVisible()
  await sending.step('Review send').click()
  await expect(sending.preview().getByText(/^0\.000064 ETH/)).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const [, submitted] = await host.events('transaction')
  const mined = await chain.node.getTransaction(submitted?.detail.hash ?? '')
  expect(mined?.gasLimit).toBe(21_000n)
  expect(mined?.maxFeePerGas).toBe(3_000_000_001n)
  expect(mined?.maxPriorityFeePerGas).toBeLessThanOrEqual(3_000_000_001n)
})

test('a user sees that the wallet set a higher fee than the reviewed one, and the transfer is confirmed all the same', async ({
  host,
  page,
  wallet,
  sending,
}) => {
  await wallet.setBehaviour({ feeFactor: 3 })
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  const said = 'The wallet set a higher network fee than the one you reviewed'
  await expect(page.getByText(said).first()).toBeVisible()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await host.command('open', { view: 'Transactions' })
  await host.button(/^Sen/).first().click()
  await expect(
    host.dialog('Transaction').locator('.transaction-head').getByText(said),
  ).toBeVisible()
})

test('a fast transfer has a higher tip than a slow one', async ({ host, chain, sending }) => {
  const tipOf = async (speed: 'Fast' | 'Slow') => {
    await sending.open()
    await sending.amount().fill('1')
    await sending.receiver().fill(freshReceiver())
    await sending
      .form()
      .getByRole('radio', { name: new RegExp(`^${speed}`) })
      .click()
    await sending.step('Review send').click()
    await sending.send()
    const sent = (await host.events('transaction')).filter(
      ({ detail }) => detail.phase === 'submitted',
    )
    const mined = await chain.node.getTransaction(sent.at(-1)?.detail.hash ?? '')
    return mined?.maxPriorityFeePerGas ?? 0n
  }
  const fast = await tipOf('Fast')
  expect(await tipOf('Slow')).toBeLessThan(fast)
})

test('an amount in dollars converts at the price, rounded down', async ({ chain, sending }) => {
  const receiver = freshReceiver()
  await sending.open()
  await sending
    .form()
    .getByRole('button', { name: /Enter in US dollars$/ })
    .click()
  await sending.amount().fill('1,000.01')
  await expect(sending.form().getByRole('button', { name: /^0\.400004 ETH/ })).toBeVisible()
  await sending.receiver().fill(receiver)
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('0.400004 ETH', { exact: true }).first()).toBeVisible()
  await sending.send()
  expect(await chain.balance(receiver)).toBe(parseUnits('0.400004', 18))
})

test('a typed name is looked up when typing pauses, and its address is shown below the field', async ({
  chain,
  sending,
}) => {
  const grace = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  await sending.open()
  await sending.amount().fill('0.25')
  await sending.receiver().fill('grace.demo.eth')
  await expect(sending.form().getByText('grace.demo.eth is 0x3C44…93BC')).toBeVisible()
  await sending.step('Review send').click()
  await expect(sending.preview().getByText(grace, { exact: true }).first()).toBeVisible()
  await expect(sending.preview().getByText('grace.demo.eth', { exact: true }).first()).toBeVisible()
  const before = await chain.balance(grace)
  await sending.send()
  expect((await chain.balance(grace)) - before).toBe(ether / 4n)
})

test('a user sends ether by keyboard alone', async ({ page, chain, sending }) => {
  const receiver = freshReceiver()
  const tabTo = async (name: string) => {
    const isThere = () =>
      page.evaluate(() => {
        const active = document.querySelector('wallet-modal')?.shadowRoot?.activeElement
        const label = active instanceof HTMLInputElement ? active.labels?.[0] : active
        return active?.getAttribute('aria-label') ?? label?.textContent ?? ''
      })
    for (let presses = 0; presses < 12 && !(await isThere()).startsWith(name); presses += 1)
      await page.keyboard.press('Tab')
    expect(await isThere()).toMatch(new RegExp(`^${name}`))
  }
  await sending.open()
  await tabTo('Amount')
  await page.keyboard.type('0.5')
  await tabTo('Receiver')
  await page.keyboard.type(receiver)
  await expect(sending.step('Review send')).toBeEnabled()
  await tabTo('Review send')
  await page.keyboard.press('Enter')
  await expect(sending.confirm()).toBeEnabled()
  await tabTo('Send')
  await page.keyboard.press('Enter')
  await expect(sending.host.dialog('Account')).toBeVisible()
  expect(await chain.balance(receiver)).toBe(ether / 2n)
})
