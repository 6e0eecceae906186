import { enterEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ logins: true })

test('a smart account signs in after an email login, and the user approves in the frame', async ({
  host,
  embedded,
}) => {
  await host.open({ attributes: { siwx: '{}' } })
  await enterEmail(host, embedded)
  await expect(host.dialog('Sign In')).toBeVisible()

  await host.button('Sign').click()
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.reject()
  await expect(
    host.dialog().getByText('This application might not support Smart Accounts'),
  ).toBeVisible()
  await expect(host.dialog('Sign In')).toBeVisible()

  await host.button('Sign').click()
  await expect(embedded.question()).toBeVisible()
  await embedded.approve()
  await expect(host.dialog()).toBeHidden()
  // After the frame's response the signature of a contract that is not deployed yet is verified on its network.
  await expect.poll(() => host.events('signin')).toHaveLength(1)
  const [event] = await host.events('signin')
  const { accounts } = await host.state()
  expect(accounts.eip155?.accounts[0]?.type).toBe('smartAccount')
  expect(event?.detail.session.data.accountAddress).toBe(accounts.eip155?.address)
})
