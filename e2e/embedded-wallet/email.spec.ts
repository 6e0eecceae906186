import { newEmail } from '../fixtures/embeddedWallet.ts'
import type { HostPage } from '../fixtures/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const withLogins = { features: null }

const emailField = (host: HostPage) => host.dialog().getByRole('textbox', { name: 'Email' })
const codeBoxes = (host: HostPage) =>
  host.dialog().getByRole('group', { name: 'One-time code' }).getByRole('textbox')

async function events(host: HostPage): Promise<string[]> {
  return (await host.events('analytics')).map(({ detail }) => String(detail.event))
}

test('a new person logs in: device link, code, connected', async ({ host, page, embedded }) => {
  const email = newEmail()
  await host.open({ attributes: withLogins })
  await host.command('open')
  await emailField(host).fill(email)
  await host.button('Continue with email').click()
  await expect(host.dialog('Register Device')).toBeVisible()
  await expect(host.dialog().getByText(email)).toBeVisible()

  await embedded.approveDevice(email)
  await expect(host.dialog('Confirm Email')).toBeVisible()
  await expect(codeBoxes(host).first()).toBeFocused()
  await page.keyboard.type(await embedded.inbox.code(email))
  await expect(host.dialog()).toBeHidden()
  const state = await host.state()
  expect(state).toMatchObject({ status: 'connected', open: false })
  expect(state.accounts.eip155?.wallet).toMatchObject({ id: 'ID_AUTH', type: 'AUTH' })
  expect(await events(host)).toEqual(
    expect.arrayContaining([
      'EMAIL_LOGIN_SELECTED',
      'EMAIL_SUBMITTED',
      'DEVICE_REGISTERED_FOR_EMAIL',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
    ]),
  )

  await host.command('open')
  await expect(host.button(new RegExp(`^${email}`))).toBeVisible()
  await host.button('Disconnect').click()
  await expect.poll(async () => (await host.state()).status).toBe('disconnected')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(email)
})
