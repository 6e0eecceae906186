import { newEmail } from '../../fixtures/embeddedWallet/embeddedWallet.ts'
import { enterCode, logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

/** Null leaves `features` at its default, which enables all logins. */
const withLogins = { features: null }

const emailField = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Email' })
const codeField = (host: HostPage) =>
  host.dialog().getByRole('group', { name: 'One-time code' }).getByRole('textbox')

async function events(host: HostPage): Promise<string[]> {
  return (await host.events('analytics')).map(({ detail }) => String(detail.event))
}

/** Removes the wait of 30 s for the next login mail. */
const passCooldown = (host: HostPage) =>
  host.page.evaluate(() => localStorage.removeItem('wallet-modal/LAST_EMAIL_LOGIN_TIME'))

test('a new user logs in by keyboard alone, and a disconnect removes the stored login', async ({
  host,
  page,
  embedded,
}) => {
  const email = newEmail()
  await host.open({ attributes: withLogins })
  await host.command('open')
  while (!(await emailField(host).evaluate((field) => field.matches(':focus')))) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(host.dialog('Register Device')).toBeVisible()
  await expect(host.dialog().getByText(email)).toBeVisible()

  await embedded.openDeviceLink(email)
  await expect(host.dialog('Confirm Email')).toBeVisible()
  await expect(codeField(host)).toBeFocused()
  await page.keyboard.type(await embedded.inbox.code(email))
  await expect(host.dialog()).toBeHidden()
  const state = await host.state()
  expect(state).toMatchObject({ status: 'connected', open: false })
  expect(state.accounts.eip155?.wallet).toMatchObject({ id: 'ID_AUTH', type: 'AUTH' })
  expect(await events(host)).toEqual([
    'MODAL_OPEN',
    'INITIALIZE',
    'MODAL_CREATED',
    'EMAIL_LOGIN_SELECTED',
    'EMAIL_SUBMITTED',
    'DEVICE_REGISTERED_FOR_EMAIL',
    'EMAIL_VERIFICATION_CODE_SENT',
    'EMAIL_VERIFICATION_CODE_PASS',
    'CONNECT_SUCCESS',
    'MODAL_CLOSE',
  ])
  const [success] = (await host.events('analytics')).filter(
    ({ detail }) => detail.event === 'CONNECT_SUCCESS',
  )
  expect(success?.detail.properties.method).toBe('email')

  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button(new RegExp(`^${email}`))).toBeVisible()
  await host.button('Disconnect').click()
  await expect.poll(async () => (await host.state()).status).toBe('disconnected')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
  await host.command('open', { view: 'Connect' })
  await expect(emailField(host)).toHaveValue('')
})

test('wrong and replaced codes are refused, and a pasted valid code logs the user in', async ({
  host,
  page,
  embedded,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await host.open({ attributes: withLogins })
  const email = await logInByEmail(host, embedded)
  await host.command('disconnect')
  await host.command('open')
  await emailField(host).fill(` ${email} `)
  await host.button('Continue with email').click()
  await expect(host.dialog('Confirm Email')).toBeVisible()
  const replaced = await embedded.inbox.code(email)

  await test.step('a new code can be requested after 30 seconds', async () => {
    await expect(host.button('Resend code')).toBeDisabled()
    await expect(host.button('Resend code')).toHaveText(/\d+s$/)
    await host.button('Back').click()
    await expect(emailField(host)).toHaveValue(email)
    await emailField(host).press('Enter')
    await expect(page.locator('wallet-modal [part=toast]')).toHaveText(
      /^Please try again after \d+ seconds$/,
    )
    await passCooldown(host)
    await emailField(host).press('Enter')
    await expect(host.dialog('Confirm Email')).toBeVisible()
  })
  await test.step('the user requests a new code', async () => {
    await embedded.inbox.code(email)
    await expect(host.button('Resend code')).toBeDisabled()
    await passCooldown(host)
    await host.button('Resend code').click()
    await expect(host.dialog().getByText('New code sent')).toBeVisible()
  })
  const right = await embedded.inbox.code(email)
  const wrong = right === replaced ? '000000' : replaced
  for (const attempt of ['first', 'second']) {
    await test.step(`the ${attempt} wrong code`, async () => {
      await enterCode(host, wrong)
      await expect(host.dialog().getByText('Wrong code. Try again.')).toBeVisible()
      await expect(codeField(host)).toBeFocused()
      await expect(codeField(host)).toHaveValue('')
    })
  }
  expect(await events(host)).toContain('EMAIL_VERIFICATION_CODE_FAIL')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `Your code: ${right}`)
  await page.keyboard.press('ControlOrMeta+v')
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
})

test('an invalid email address is refused and remains in the field', async ({ host }) => {
  await host.open({ attributes: withLogins })
  await host.command('open')
  await emailField(host).fill('ada')
  await expect(host.button('Continue with email')).toBeHidden()
  await emailField(host).fill('ada@nowhere')
  await host.button('Continue with email').click()
  await expect(
    host.dialog().getByText('Enter a whole email address, like you@example.com.'),
  ).toBeVisible()
  await expect(emailField(host)).toHaveAccessibleDescription(
    'Enter a whole email address, like you@example.com.',
  )
  await host.button('What is a wallet?').click()
  await host.button('Back').click()
  await expect(emailField(host)).toHaveValue('ada@nowhere')
  await expect(
    host.dialog().getByText('Enter a whole email address, like you@example.com.'),
  ).toBeHidden()
  // The page has no iframe, so the embedded wallet got no request.
  await expect(host.page.locator('iframe')).toHaveCount(0)
})

test('an expired code shows an error, and the user can request a new one', async ({
  host,
  embedded,
}) => {
  await embedded.misbehave({
    errors: { CONNECT_OTP: 'This code has expired. Ask for a new one.' },
  })
  await host.open({ attributes: withLogins })
  await host.command('open', { view: 'EmailVerifyOtp', email: newEmail() })
  await enterCode(host, '123456')
  await expect(host.dialog().getByText('This code has expired. Request a new one.')).toBeVisible()
  await expect(host.button('Resend code')).toBeEnabled()
})

test('a login whose device was not approved returns to Connect with the reason', async ({
  host,
  embedded,
}) => {
  await embedded.misbehave({ errors: { CONNECT_DEVICE: 'This device was declined.' } })
  await host.open({ attributes: withLogins })
  await host.command('open')
  await emailField(host).fill(newEmail())
  await emailField(host).press('Enter')
  await expect(host.dialog().getByText('This device was declined.')).toBeVisible()
  await expect(host.dialog('Connect Wallet')).toBeVisible()
})
