import { newEmail } from '../../fixtures/embeddedWallet/embeddedWallet.ts'
import { logIn, test } from '../../fixtures/embeddedWallet/rawFrame.ts'
import { expect } from '../../fixtures/test.ts'

test('a new user logs in with the mailed device link and code, and a reload restores the session', async ({
  frame,
  embedded,
}) => {
  const email = await logIn(frame, embedded)
  const user = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
  expect(user).toMatchObject({
    email,
    chainId: 1,
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
    accounts: [{ type: 'eoa', address: user.address }, { type: 'smartAccount' }],
  })
  expect(await frame.request('CONNECT_EMAIL', { email })).toEqual({ action: 'CONNECT' })

  await frame.request('RELOAD')
  await frame.readyAgain()
  expect(await frame.request('IS_CONNECTED')).toEqual({ isConnected: true })
  expect(await frame.request('GET_USER')).toEqual(user)

  await frame.request('SIGN_OUT')
  expect(await frame.request('IS_CONNECTED')).toEqual({ isConnected: false })
  expect(await frame.exchange('GET_USER')).toMatchObject({ type: 'GET_USER_ERROR' })
  // The first login has approved the device, so this login needs only a code.
  expect(await frame.request('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_OTP' })
  await frame.request('CONNECT_OTP', { otp: await embedded.inbox.code(email) })
  expect(await frame.request('GET_USER')).toEqual(user)
})

test('a wrong, used or replaced login code is refused', async ({ frame, embedded }) => {
  const email = await logIn(frame, embedded)
  await frame.request('SIGN_OUT')
  await frame.request('CONNECT_EMAIL', { email })
  const replaced = await embedded.inbox.code(email)
  await frame.request('CONNECT_EMAIL', { email })
  const right = await embedded.inbox.code(email)
  const refused = (message: string) => ({ type: 'CONNECT_OTP_ERROR', payload: { message } })
  if (replaced !== right) {
    expect(await frame.exchange('CONNECT_OTP', { otp: replaced })).toEqual(refused('Wrong code'))
  }
  expect(await frame.exchange('CONNECT_OTP', { otp: 'banana' })).toEqual(refused('Wrong code'))
  await frame.request('CONNECT_OTP', { otp: right })
  expect(await frame.exchange('CONNECT_OTP', { otp: right })).toEqual(
    refused('No login has begun. Enter your email again.'),
  )
})

test('an invalid email address is refused, and no mail is sent to it', async ({ frame }) => {
  await frame.open()
  await frame.ready()
  expect(await frame.exchange('CONNECT_EMAIL', { email: 'a@b.test\r\nBcc: c@d.test' })).toEqual({
    type: 'CONNECT_EMAIL_ERROR',
    payload: { message: 'This is not an email address.' },
  })
})

test('a device link approves a device once, and only after a click on its page', async ({
  frame,
  embedded,
}) => {
  const email = newEmail()
  await frame.open()
  await frame.ready()
  await frame.request('CONNECT_EMAIL', { email })
  const link = await embedded.inbox.deviceLink(email)
  // A mail scanner requests the link before the user opens it.
  await fetch(link)
  const tab = await frame.page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByText(email)).toBeVisible()
  await tab.getByRole('button', { name: 'Approve device' }).click()
  await expect(tab.getByRole('heading', { name: 'Device registered' })).toBeVisible()
  await tab.goto(link)
  await expect(tab.getByText('This link was used before or has expired.')).toBeVisible()
})

test('an email update requires a code from the former address, then one from the new address', async ({
  frame,
  embedded,
}) => {
  const email = await logIn(frame, embedded)
  const next = newEmail()
  expect(await frame.request('UPDATE_EMAIL', { email: next })).toEqual({
    action: 'VERIFY_PRIMARY_OTP',
  })
  await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp: await embedded.inbox.code(email) })
  expect(await frame.exchange('UPDATE_EMAIL_SECONDARY_OTP', { otp: 'banana' })).toMatchObject({
    payload: { message: 'Wrong code' },
  })
  const otp = await embedded.inbox.code(next)
  expect(await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })).toEqual({ newEmail: next })
  expect(await frame.request('GET_USER')).toMatchObject({ email: next })
})

test('only allowlisted sites can embed the frame', async ({ frame, urls }) => {
  await frame.open(urls.webWallet)
  const addresses = frame.page.frames().map((one) => one.url())
  expect(addresses, 'the browser shows an error instead').toContain('chrome-error://chromewebdata/')
  expect(await frame.page.evaluate(() => window.rawMessages)).toEqual([])
})
