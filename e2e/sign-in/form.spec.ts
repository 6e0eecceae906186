import { verifyMessage } from 'ethers'
import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('a form without a script is submitted with the signed message once the user has signed in', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  let sent = ''
  await page.route('**/form-target', async (route) => {
    sent = route.request().postData() ?? ''
    await route.fulfill({ contentType: 'text/html', body: '<title>Sent</title>' })
  })
  await installWallet()
  const siwx = JSON.stringify({ nonce: 'servernonce1' })
  await host.open({
    html: `<form method="post" action="${new URL('/form-target', urls.demo)}">
      <wallet-button for="wallet"></wallet-button>
      <wallet-modal id="wallet" name="login" required ${host.attributes({ siwx })}></wallet-modal>
      <button>Continue</button></form>`,
  })
  const send = page.getByRole('button', { name: 'Continue' })
  await send.click()
  await test.step('submitting the form without a sign-in opens the modal with the reason', async () => {
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(host.dialog()).toBeHidden()
    await expect(send).toBeFocused()
  })
  await send.click()
  await host.button(/^Test Wallet/).click()
  await host.button('Sign').click()
  await expect(host.dialog()).toBeHidden()
  await send.click()
  await expect(page).toHaveTitle('Sent')
  const login = JSON.parse(new URLSearchParams(sent).get('login') ?? '{}')
  expect(login).toMatchObject({ address: ada, caipNetworkId: 'eip155:1' })
  expect(login.message).toContain('Nonce: servernonce1')
  expect(verifyMessage(login.message, login.signature)).toBe(ada)
})
