import { EXCHANGE, tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/sending.ts'
import { freshReceiver } from '../fixtures/account/sendPage.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'

const { USDC } = tokens

test('a rejected request emits a rejection and leaves the draft unchanged', async ({
  host,
  wallet,
  sending,
}) => {
  const receiver = freshReceiver()
  await sending.open()
  await sending.review('1.5', receiver)
  await wallet.setAutoApprove(false)
  await expect(sending.confirm()).toBeEnabled()
  await sending.confirm().click()
  await expect(sending.preview().getByText('Continue in Test Wallet')).toBeVisible()
  await wallet.expectPending()
  await wallet.reject()
  await expect(sending.preview().getByText('Request declined in the wallet')).toBeVisible()
  await sending.expectPhases('initiated', 'failed')
  const errors = await host.events('error')
  expect(errors.map(({ detail }) => detail.code)).toEqual(['USER_REJECTED'])
  await sending.preview().getByRole('button', { name: 'Cancel' }).click()
  await expect(sending.amount()).toHaveValue('1.5')
  await expect(sending.receiver()).toHaveValue(receiver)
})

test('a wallet error leaves the draft unchanged', async ({ host, page, wallet, sending }) => {
  await sending.open()
  await sending.review('1', freshReceiver())
  await wallet.setBehaviour({ nonsense: { eth_sendTransaction: 'banana' } })
  await sending.confirm().click()
  await expect(page.getByText('Something went wrong').first()).toBeVisible()
  await expect(sending.preview().getByText(/^Your draft is kept/)).toBeVisible()
  await sending.expectPhases('initiated', 'failed')
  const errors = await host.events('error')
  expect(errors.map(({ detail }) => detail.code)).toEqual(['SEND_FAILED'])
  await expect(sending.confirm()).toBeEnabled()
})

test('the wallet gets no request if the balance has fallen below the reviewed amount', async ({
  chain,
  sender,
  wallet,
  sending,
}) => {
  await chain.giveToken(USDC.address, sender.address, 5_000_000n)
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.review('5', freshReceiver())
  await chain.takeToken(USDC.address, sender.address, 1n)
  await sending.confirm().click()
  await expect(sending.preview().getByText('Not enough USDC')).toBeVisible()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
  expect(await sending.host.events('transaction')).toEqual([])
})

test('the review of a token transfer to a contract shows a warning and needs a second confirmation', async ({
  chain,
  sender,
  wallet,
  sending,
}) => {
  await chain.giveToken(USDC.address, sender.address, 5_000_000n)
  await sending.open()
  await sending.choose(/^USD Coin/)

  await test.step('the token’s own contract is refused as receiver', async () => {
    await sending.review('1', USDC.address)
    await expect(sending.preview().getByText(/^This is the contract of USDC itself/)).toBeVisible()
    await expect(sending.confirm()).toBeDisabled()
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
  })

  for (const [receiver, text] of [
    [sender.address, /^This is your own account/],
    [tokens.DAI.address, /^This is the contract of a token/],
    [EXCHANGE, /^This is a contract\./],
  ] as const) {
    await test.step(String(text), async () => {
      await sending.review('1', receiver)
      await expect(sending.preview().getByText(text)).toBeVisible()
      // A double click does not count as a second confirmation.
      await sending.confirm().dblclick()
      await expect(sending.confirm('Send anyway')).toBeEnabled()
      await expect(sending.preview().getByText(/press Send anyway/)).toBeVisible()
      expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
      await sending.preview().getByRole('button', { name: 'Cancel' }).click()
    })
  }

  await sending.step('Review send').click()
  await sending.confirm().click()
  await sending.confirm('Send anyway').click()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(USDC.address, sender.address)).toBe(4_000_000n)
})

test('a receiver that is a contract on another network alone needs a second confirmation', async ({
  urls,
  chain,
  wallet,
  sending,
}) => {
  const receiver = freshReceiver()
  const base = anvilOf(urls, 'eip155:8453')
  await base.node.send('anvil_setCode', [receiver, '0x6001'])
  base.close()
  await sending.open()
  await sending.review('1', receiver)
  await expect(
    sending.preview().getByText(/^This address is a contract on Base, not on Ethereum\./),
  ).toBeVisible()
  await sending.confirm().click()
  await expect(sending.confirm('Send anyway')).toBeEnabled()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
  await sending.confirm('Send anyway').click()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.balance(receiver)).toBe(10n ** 18n)
})

test('switching the network or the account clears the draft', async ({ host, sending }) => {
  await sending.open()
  await sending.amount().fill('1')
  await sending.receiver().fill(freshReceiver())
  await host.command('switch-network', { network: 'base' })
  await expect(sending.amount()).toHaveValue('')
  await expect(sending.receiver()).toHaveValue('')
  await sending.amount().fill('2')
  await host.command('disconnect')
  await expect(host.dialog()).toHaveCount(0)
  await host.command('connect', { wallet: 'test.wallet' })
  await sending.open()
  await expect(sending.amount()).toHaveValue('')
})

test('the Send command rejects on a page that turns sending off', async ({ host, sending }) => {
  for (const view of ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'])
    expect(await host.command('open', { view })).toBeUndefined()
  await setAttributes(host, { features: '{"email":false,"socials":false,"send":false}' })
  expect(await host.command('open', { view: 'WalletSend' })).toEqual({ error: 'NOT_ENABLED' })
  await setAttributes(host, { features: '{"email":false,"socials":false}' })
  await sending.open()
})

test('a token whose listed decimals differ from its contract’s is refused', async ({
  page,
  urls,
  chain,
  sender,
  wallet,
  sending,
}) => {
  await chain.giveToken(USDC.address, sender.address, 1_000_000_000n)
  const origin = new URL(urls.blockchainApi).origin
  await page.route(
    (url) => url.origin === origin && url.pathname.endsWith('/balance'),
    async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      for (const { symbol, quantity } of json.balances)
        if (symbol === 'USDC') Object.assign(quantity, { decimals: '8', numeric: '10' })
      await route.fulfill({ response, json })
    },
  )
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.review('10', freshReceiver())
  await expect(sending.preview().getByText(/a different amount would be sent/)).toBeVisible()
  await expect(sending.preview().getByText('10 USDC')).toHaveCount(0)
  await expect(sending.confirm()).toBeDisabled()
  expect(await wallet.requestedMethods()).not.toContain('eth_sendTransaction')
})

test('Send uses the node’s balance if the service’s responses are malformed', async ({
  page,
  urls,
  chain,
  sending,
}) => {
  const origin = new URL(urls.blockchainApi).origin
  await page.route(
    (url) => url.origin === origin && url.pathname.startsWith('/v1/account/'),
    (route) =>
      route.fulfill({
        json: { balances: 'many', data: 7 },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
  )
  const receiver = freshReceiver()
  await sending.open()
  await expect(sending.form().getByText('Balance: 10 ETH')).toBeVisible()
  await sending.review('1', receiver)
  await expect(sending.preview().getByText(/couldn’t be checked in full/)).toBeVisible()
  await sending.send()
  expect(await chain.balance(receiver)).toBe(10n ** 18n)
})

test('Send shows no amount for an unknown balance, and never zero', async ({
  page,
  urls,
  sending,
}) => {
  const silent = [urls.blockchainApi, urls.chains['eip155:1'] ?? ''].map(
    (url) => new URL(url).origin,
  )
  await page.route(
    (url) => silent.includes(url.origin),
    (route) => route.abort(),
  )
  await sending.open()
  await expect(sending.form().getByText('Balance: – ETH')).toBeVisible()
  await sending.amount().fill('1')
  await expect(sending.step('Enter an address')).toBeDisabled()
  await expect(sending.form().getByRole('button', { name: 'Max' })).toBeDisabled()
})

test('the analytics events of a send carry no account, receiver or hash', async ({
  host,
  page,
  sending,
}) => {
  const receiver = freshReceiver()
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/e?')) bodies.push(request.postData() ?? '')
  })
  await setAttributes(host, { features: '{"analytics":true,"email":false,"socials":false}' })
  await sending.open()
  await sending.review('0.5', receiver)
  await sending.send()
  const counted = (await host.events('analytics'))
    .map(({ detail }) => detail)
    .filter(({ event }) => event.includes('SEND'))
  const usual = { isSmartAccount: false, network: 'eip155:1' }
  const sent = { ...usual, token: 'ETH', amount: 0.5 }
  expect(counted).toEqual([
    { event: 'OPEN_SEND', properties: usual },
    { event: 'SEND_INITIATED', properties: sent },
    { event: 'SEND_SUCCESS', properties: sent },
  ])
  await expect.poll(() => bodies.join()).toContain('SEND_SUCCESS')
  const [sentOne] = (await host.events('transaction')).filter(({ detail }) => detail.hash)
  for (const secret of [receiver, sentOne?.detail.hash]) {
    expect(bodies.join().toLowerCase()).not.toContain(String(secret).toLowerCase())
  }
})
