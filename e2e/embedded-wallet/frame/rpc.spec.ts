import { JsonRpcProvider, verifyMessage } from 'ethers'
import { logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const eoaFirst = { 'default-account-types': '{"eip155":"eoa"}' }

test('the embedded wallet signs and sends only after the user’s approval', async ({
  host,
  embedded,
  urls,
}) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  expect(address).toMatch(/^0x/)
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'eip155',
    address,
    wallet: { id: 'ID_AUTH', name: 'Auth', rdns: null, type: 'AUTH' },
    restored: false,
  })
  expect(connected?.detail.accounts).toMatchObject([{ type: 'eoa' }, { type: 'smartAccount' }])
  expect(await host.request('eth_chainId')).toBe('0x1')

  await test.step('a request that only reads needs no approval', async () => {
    expect(await host.request('eth_blockNumber')).toMatch(/^0x/)
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the modal opens for the approval and closes again', async () => {
    const signature = host.command('sign-message', { message: 'Grüße' })
    await expect(host.dialog('Approve Transaction')).toBeVisible()
    await embedded.approve()
    expect(verifyMessage('Grüße', String(await signature))).toBe(address)
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the user rejects a request', async () => {
    const signature = host.command('sign-message', { message: 'Grüße' })
    await expect(host.dialog('Approve Transaction')).toBeVisible()
    await embedded.reject()
    expect(await signature).toEqual({ error: 'USER_REJECTED' })
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('a closed modal rejects the request', async () => {
    const request = host.request('personal_sign', ['0x4869', address])
    await expect(host.dialog('Approve Transaction')).toBeVisible()
    await host.button('Close').click()
    expect(await request).toEqual({ error: 4001, message: 'Request was aborted' })
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the wallet sends a transaction that the chain mines', async () => {
    const chain = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { pollingInterval: 100 })
    await chain.send('anvil_setBalance', [address, '0xde0b6b3a7640000'])
    const transaction = { from: address, to: recipient, value: '0x2386f26fc10000' }
    const hash = host.request('eth_sendTransaction', [transaction])
    await host.button('Continue').click()
    await embedded.approve()
    const receipt = await chain.waitForTransaction(String(await hash))
    expect(receipt).toMatchObject({ status: 1, from: address, to: recipient })
    chain.destroy()
  })
})

test('an unsupported method rejects, and also rejects the pending request', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  const waiting = host.request('personal_sign', ['0x4869', address])
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  expect(await host.request('wallet_watchAsset', [{}])).toEqual({
    error: 4200,
    message: 'Requested RPC call is not allowed',
  })
  expect(await waiting).toMatchObject({ error: 4001 })
  const refused = async () =>
    (await host.events('error')).map(({ detail }) => [detail.code, detail.shortMessage])
  await expect.poll(refused).toContainEqual(['ACTION_NOT_ALLOWED', 'Action not allowed'])

  await host.command('close')
  await expect(host.dialog()).toBeHidden()
  // A request that the embedded wallet refuses is not reviewed first.
  expect(await host.request('eth_sign', [address, '0x00'])).toMatchObject({ error: 4200 })
  await expect(host.dialog('Account').getByText('Action not allowed')).toBeVisible()
})

test('the modal returns to its previous view after the last request of the frame', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  await host.command('open', { view: 'Account' })
  await expect(host.dialog('Account')).toBeVisible()
  const first = host.request('personal_sign', ['0x4869', address])
  const second = host.request('personal_sign', ['0x4a6f', address])
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.approve()
  expect(await first).toMatch(/^0x/)
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.reject()
  expect(await second).toMatchObject({ error: 4001 })
  await expect(host.dialog('Account')).toBeVisible()
})

test('the embedded wallet switches the network and signs there', async ({ host, embedded }) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  await host.command('switch-network', { network: 'base' })
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.request('eth_chainId')).toBe('0x2105')
  expect(await host.request('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBeNull()
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
  expect(await host.request('wallet_switchEthereumChain', [{ chainId: '0x5' }])).toMatchObject({
    error: 4902,
  })
  const signature = host.command('sign-message', { message: 'Hi' })
  await embedded.approve()
  expect(verifyMessage('Hi', String(await signature))).toBe(address)
})

test('the frame fills the dialog, can be reached by keyboard, and never reloads', async ({
  host,
  embedded,
  page,
}) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const request = host.request('personal_sign', ['0x4869', address])
  const dialog = host.dialog('Approve Transaction')
  await expect(dialog).toBeVisible()
  const approve = page.frameLocator('#w3m-iframe').getByRole('button', { name: 'Approve' })
  await expect(approve).toBeVisible()
  const frame = await page.locator('#w3m-iframe').boundingBox()
  const card = await dialog.locator('.card').boundingBox()
  expect(frame?.width).toBeCloseTo(card?.width ?? 0, 0)
  expect(frame?.height).toBeGreaterThan(400)
  for (let presses = 0; presses < 8; presses++) {
    if (await approve.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(approve).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await request).toMatch(/^0x/)
  expect(loads).toEqual([])
})

test('an embedded element shows the frame in its place in the page', async ({ host, embedded }) => {
  await host.open({ attributes: eoaFirst })
  await logInByEmail(host, embedded)
  await host.open({ attributes: { ...eoaFirst, embedded: '' }, path: '/inline' })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const { address } = await host.state()
  const approved = host.command('sign-message', { message: 'Hi' })
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.approve()
  expect(verifyMessage('Hi', String(await approved))).toBe(address)
  await expect(host.dialog('Approve Transaction')).toBeHidden()

  const left = host.command('sign-message', { message: 'Hi' })
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await host.command('open', { view: 'Account' })
  expect(await left).toEqual({ error: 'USER_REJECTED' })
  await expect(host.dialog('Account')).toBeVisible()
})

test('of two elements, the one that contains the frame shows its request', async ({
  host,
  embedded,
  page,
}) => {
  const element = (id: string) =>
    `<wallet-modal id="${id}" ${host.attributes(eoaFirst)}></wallet-modal>`
  await host.open({ html: `${element('first')}${element('second')}` })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  await page.evaluate(() => document.querySelector('#second')?.setAttribute('open', ''))
  await expect(page.locator('#second')).toHaveAttribute('view', 'Account')
  await page.evaluate(() => document.querySelector('#second')?.removeAttribute('open'))
  const approved = host.command('sign-message', { message: 'Hi' })
  await embedded.approve()
  expect(verifyMessage('Hi', String(await approved))).toBe(address)
  await expect(host.dialog()).toBeHidden()
})
