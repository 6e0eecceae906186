import type { Page } from '@playwright/test'
import { smartAccountOf } from '../../demo/services/frame/contract/SmartAccount.ts'
import { callRpc } from '../../demo/services/shared/jsonRpcCall.ts'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { openDemo } from '../fixtures/page/openDemo.ts'
import { expect, test } from '../fixtures/test.ts'

/** The demo's server verifies sign-ins with libraries that the page does not use. */

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The account of the server's session cookie. */
async function whoAmI(page: Page, demo: string): Promise<string> {
  return (await page.request.get(`${demo}/signed-in`)).text()
}

test('a page without a script signs the user in by a form', async ({
  page,
  host,
  urls,
  installWallet,
}) => {
  await installWallet()
  await page.goto(`${urls.demo}/form.html`)

  await test.step('the form is not submitted without an account', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(host.dialog('Connect Wallet')).toBeVisible()
    await expect(page).toHaveURL(/form\.html$/)
  })

  await host.button(/^Test Wallet/).click()
  await host.button('Sign').click()
  await expect(host.dialog()).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/signed-in$/)
  await expect(page.getByRole('listitem')).toContainText(ada)
})

test('a user of the demo can sign in at its server, and sign out', async ({
  page,
  host,
  urls,
  installWallet,
}) => {
  await installWallet()
  await openDemo(page, urls.demo)
  await host.openAndTake(/^Test Wallet/)
  await host.button('Sign').click()
  await expect(host.dialog()).toBeHidden()
  expect(await whoAmI(page, urls.demo)).toContain(ada)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

  await host.reload()
  await expect.poll(async () => (await host.events('signin')).length).toBe(1)
  await host.command('disconnect')
  await expect.poll(() => whoAmI(page, urls.demo)).not.toContain(ada)
})

test('a smart account signs in before and after deployment', async ({
  page,
  host,
  urls,
  embedded,
}) => {
  await openDemo(page, urls.demo, '&siwx=-')
  await logInByEmail(host, embedded)
  const signIn = async () => {
    await host.element().evaluate((element) => element.setAttribute('siwx', '{"required":false}'))
    const session = host.command('sign-in')
    await host.button('Sign').click()
    await embedded.approve()
    expect(await session).toMatchObject({ data: { chainId: 'eip155:1' } })
  }
  await signIn()
  const { accounts } = await host.state()
  const [smart, plain] = ['smartAccount', 'eoa'].map(
    (type) => accounts.eip155?.accounts.find((one) => one.type === type)?.address ?? '',
  )
  const account = smartAccountOf(plain ?? '')
  expect(account.address).toBe(smart)
  expect(await whoAmI(page, urls.demo)).toContain(smart)

  const node = urls.chains['eip155:1']
  expect(await callRpc(node, 'eth_getCode', [smart, 'latest'])).toBe('0x')
  const transaction = { from: ada, ...account.deployment }
  await callRpc(node, 'eth_sendTransaction', [transaction])
  await expect.poll(() => callRpc(node, 'eth_getCode', [smart, 'latest'])).not.toBe('0x')
  await page.context().clearCookies()
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await signIn()
  expect(await whoAmI(page, urls.demo)).toContain(smart)
})
