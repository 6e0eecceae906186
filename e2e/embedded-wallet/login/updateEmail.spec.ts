import { newEmail } from '../../fixtures/embeddedWallet/embeddedWallet.ts'
import { enterCode, logInByEmail } from '../../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../../fixtures/test.ts'

test.use({ logins: true })

test('an email update requires a code from each of both addresses, and Settings shows the new address', async ({
  host,
  page,
  embedded,
}) => {
  await host.open()
  const email = await logInByEmail(host, embedded)
  const { address } = await host.state()
  const next = newEmail()
  await host.command('open', { view: 'AccountSettings' })
  await host.button(new RegExp(`^${email}`)).click()
  await expect(host.dialog('Edit Email')).toBeVisible()
  const field = host.dialog().getByRole('textbox', { name: 'Email' })
  await expect(field).toHaveValue(email)
  await expect(field).toBeFocused()
  await expect(host.button('Save')).toBeDisabled()

  await field.fill('not-an-email')
  await host.button('Save').click()
  await expect(
    host.dialog().getByText('Enter a whole email address, like you@example.com.'),
  ).toBeVisible()
  await field.fill(next)
  await field.press('Enter')

  await expect(host.dialog('Confirm Current Email')).toBeVisible()
  await expect(host.dialog().getByText(email)).toBeVisible()
  const primary = await embedded.inbox.code(email)
  await enterCode(host, primary === '111111' ? '222222' : '111111')
  await expect(host.dialog().getByText('Wrong code. Try again.')).toBeVisible()
  await enterCode(host, primary)

  await expect(host.dialog('Confirm New Email')).toBeVisible()
  await expect(host.dialog().getByText(next)).toBeVisible()
  await enterCode(host, await embedded.inbox.code(next))
  await expect(host.dialog('Settings')).toBeVisible()
  await expect(host.button(new RegExp(`^${next}`))).toContainText('Edit email')
  expect((await host.state()).address).toBe(address)
  const names = (await host.events('analytics')).map(({ detail }) => detail.event)
  expect(names).toContain('EMAIL_EDIT')

  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button(new RegExp(`^${next}`))).toBeVisible()
})

test('the view for a new email address opens only with an email address, a redirectView and an account', async ({
  host,
  embedded,
}) => {
  await host.open()
  for (const data of [
    {},
    { email: 'not-an-email', redirectView: 'Account' },
    { email: newEmail() },
  ]) {
    expect(await host.command('open', { view: 'UpdateEmailWallet', ...data })).toEqual({
      error: 'INVALID_VIEW_DATA',
    })
  }
  const data = { email: newEmail(), redirectView: 'Account' }
  await host.command('open', { view: 'UpdateEmailWallet', ...data })
  await expect(host.dialog('Connect Wallet')).toBeVisible()

  const email = await logInByEmail(host, embedded)
  await host.command('open', { view: 'UpdateEmailWallet', email, redirectView: 'Networks' })
  await expect(host.dialog('Edit Email')).toBeVisible()
  await host.button('Cancel').click()
  await expect(host.dialog()).toBeHidden()
})
