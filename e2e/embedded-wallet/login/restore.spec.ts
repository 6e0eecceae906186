import { base58 } from '@scure/base'
import { verifyMessage } from 'ethers'
import { verifies } from '../../fixtures/chains/solana.ts'
import { logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

const stored = (name: string) => `wallet-modal/${name}`

test('a reload restores the login without a prompt, and a disconnect persists', async ({
  host,
  embedded,
  page,
}) => {
  await host.open()
  const email = await logInByEmail(host, embedded)
  const { address } = await host.state()
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toMatchObject({
    [stored('EMAIL_LOGIN_USED_KEY')]: 'true',
    [stored('EMAIL')]: email,
    [stored('LAST_USED_CHAIN_KEY')]: '1',
    [stored('eip155:connected_connector_id')]: 'ID_AUTH',
  })
  expect(kept).not.toHaveProperty(stored('LAST_EMAIL_LOGIN_TIME'))

  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect((await host.state()).address).toBe(address)
  const [restored] = await host.events('connect')
  expect(restored?.detail).toMatchObject({ restored: true, wallet: { type: 'AUTH' } })
  expect(restored?.detail.accounts).toMatchObject([{ type: 'smartAccount' }, { type: 'eoa' }])
  await expect(host.dialog()).toBeHidden()
  const signature = host.command('sign-message', { message: 'Hi' })
  await embedded.approve()
  expect(await signature).toMatch(/^0x/)

  await host.command('disconnect')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const left = Object.keys(await page.evaluate(() => ({ ...localStorage })))
  for (const name of ['EMAIL_LOGIN_USED_KEY', 'EMAIL', 'LAST_USED_CHAIN_KEY', 'connected_social'])
    expect(left).not.toContain(stored(name))

  await page.reload()
  await page.evaluate(() => customElements.whenDefined('wallet-modal'))
  expect((await host.state()).status).toBe('disconnected')
  await expect(page.locator('#w3m-iframe')).toHaveCount(0)
})

test('a stored login that the frame does not know is disconnected and removed from storage', async ({
  host,
  embedded,
  page,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  await embedded.misbehave({ nonsense: { IS_CONNECTED: { isConnected: false } } })
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).not.toHaveProperty(stored('EMAIL_LOGIN_USED_KEY'))
  expect(kept).not.toHaveProperty(stored('EMAIL'))
})

test('the page has no iframe before the user selects a login', async ({ host, page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await host.open()
  await host.command('open')
  await expect(host.dialog('Connect Wallet')).toBeVisible()
  await host.command('open', { view: 'EmailLogin' })
  await expect(host.dialog('Email Login').getByRole('textbox')).toBeVisible()
  await expect(page.locator('#w3m-iframe')).toHaveCount(0)
  expect(urls.filter((url) => url.startsWith(host.urls.frame))).toEqual([])
})

test('an element that is removed and inserted again restores its embedded wallet', async ({
  host,
  embedded,
  page,
}) => {
  await host.open({ attributes: { 'default-account-types': '{"eip155":"eoa"}' } })
  await logInByEmail(host, embedded)
  const { address } = await host.state()
  await page.evaluate(() => {
    const element = document.querySelector('wallet-modal')
    element?.remove()
    if (element) document.body.append(element)
  })
  const signature = host.command('sign-message', { message: 'Hi' })
  await embedded.approve()
  expect(verifyMessage('Hi', String(await signature))).toBe(address)
})

test('one login connects an EVM account and a Solana account', async ({ host, embedded, page }) => {
  await host.open({ attributes: { networks: 'ethereum solana' } })
  await logInByEmail(host, embedded)
  const { accounts, namespace } = await host.state()
  expect(namespace).toBe('eip155')
  expect(accounts.eip155?.accounts).toMatchObject([{ type: 'smartAccount' }, { type: 'eoa' }])
  expect(accounts.solana).toMatchObject({ accounts: [{ type: 'eoa' }], wallet: { id: 'ID_AUTH' } })
  const address = accounts.solana?.address ?? ''

  const signature = host.command('sign-message', { message: 'Hi', namespace: 'solana' })
  await embedded.approve()
  const signed = base58.decode(String(await signature))
  expect(await verifies(address, 'Hi', signed)).toBe(true)

  // The frame has one network at a time; this request on EVM follows one on Solana.
  expect(await host.request('eth_blockNumber')).toMatch(/^0x/)
  await page.reload()
  await expect
    .poll(async () => Object.keys((await host.state()).accounts).sort())
    .toEqual(['eip155', 'solana'])
  expect((await host.state()).accounts.solana?.address).toBe(address)
  await host.command('disconnect', { namespace: 'solana' })
  expect((await host.state()).accounts).toEqual({})
})
