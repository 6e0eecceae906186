import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ logins: true })

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a user who signs out in the frame is disconnected', async ({ host, embedded }) => {
  await host.open()
  await logInByEmail(host, embedded)
  await embedded.notify('SIGN_OUT_SUCCESS')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const ends = (await host.events('disconnect')).map(({ detail }) => detail)
  expect(ends).toEqual([{ namespace: 'eip155', reason: 'wallet' }])
  await host.reload()
  expect((await host.state()).status).toBe('disconnected')
})

test('a network change in the frame changes the network of the page', async ({
  host,
  embedded,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  await embedded.notify('SWITCH_NETWORK_SUCCESS', { chainId: 8453 })
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  expect(await host.request('eth_chainId')).toBe('0x2105')
})

test('an account change in the frame changes the account of the page, and a reload restores it', async ({
  host,
  embedded,
}) => {
  await host.open()
  await logInByEmail(host, embedded)
  const { accounts, address: before } = await host.state()
  const eoa = accounts.eip155?.accounts.find(({ type }) => type === 'eoa')?.address ?? ''
  expect(before).not.toBe(eoa)
  await embedded.notify('SET_PREFERRED_ACCOUNT_SUCCESS', { type: 'eoa', address: eoa })
  await expect(host.element()).toHaveAttribute('address', eoa)
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', eoa)
})

test('a new frame-url applies once the current login has ended', async ({
  host,
  embedded,
  page,
}) => {
  await host.open({ attributes: { 'default-account-types': '{"eip155":"eoa"}' } })
  await logInByEmail(host, embedded)
  await page.evaluate(() =>
    document.querySelector('wallet-modal')?.setAttribute('frame-url', 'https://other.example'),
  )
  const signature = host.command('sign-message', { message: 'Hi' })
  await embedded.approve()
  expect(await signature).toMatch(/^0x/)
  expect(await host.events('disconnect')).toEqual([])
  await host.command('disconnect')
  await host.command('open', { view: 'EmailLogin' })
  const field = host.dialog('Email Login').getByRole('textbox', { name: 'Email' })
  await field.fill('ada@example.test')
  await field.press('Enter')
  await expect(page.locator('#w3m-iframe')).toHaveAttribute('src', /^https:\/\/other\.example\/sdk/)
})

test('message events that a script creates are not accepted as the frame’s', async ({
  host,
  embedded,
  page,
}) => {
  await host.open({ attributes: { 'default-account-types': '{"eip155":"eoa"}' } })
  await logInByEmail(host, embedded)
  const before = await host.state()
  const signature = host.request('personal_sign', ['0x4869', before.address])
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await page.evaluate((origin) => {
    const iframe = document.querySelector<HTMLIFrameElement>('#w3m-iframe')
    for (const type of ['READY', 'SIGN_OUT_SUCCESS', 'IS_CONNECTED_ERROR']) {
      const data = { type: `@w3m-frame/${type}`, payload: {} }
      const source = iframe?.contentWindow ?? null
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    }
  }, new URL(host.urls.frame).origin)
  await embedded.approve()
  expect(await signature).toMatch(/^0x/)
  expect(await host.state()).toMatchObject({ status: 'connected', address: before.address })
})

test('an invalid email address in a response of the frame is not shown, and the login succeeds', async ({
  host,
  embedded,
  page,
}) => {
  const email = 'ada\u202e@example.test'
  await embedded.misbehave({ nonsense: { GET_USER: { email, address, chainId: 1 } } })
  await host.open()
  await logInByEmail(host, embedded)
  await host.command('open')
  await expect(host.dialog('Account')).toBeVisible()
  await expect(host.dialog()).not.toContainText('ada')
  expect(await page.evaluate(() => localStorage.getItem('wallet-modal/EMAIL'))).toBeNull()
})

test('a Farcaster view that was left before its QR code loaded sends one login request on the next visit', async ({
  host,
  embedded,
}) => {
  await embedded.misbehave({ delayMs: 1_000 })
  await host.open({ attributes: { features: null } })
  const code = host.dialog().getByRole('img', { name: 'QR code of the Farcaster login' })
  const come = async () => {
    await host.button('Farcaster').click()
    await expect(host.dialog('Farcaster')).toBeVisible()
  }
  await host.command('open')
  await come()
  await expect.poll(() => embedded.requestNames().catch(() => [])).toContain('GET_FARCASTER_URI')
  await host.button('Back').click()
  await come()
  await expect(code).toBeVisible()
  await expect
    .poll(async () =>
      (await embedded.requestNames()).filter((name) => name === 'CONNECT_FARCASTER'),
    )
    .toEqual(['CONNECT_FARCASTER'])
  expect(
    (await embedded.requestNames()).filter((name) => name === 'GET_FARCASTER_URI'),
  ).toHaveLength(1)
})
