import { verifyMessage } from 'ethers'
import { parseSiweMessage } from 'viem/siwe'
import type { SignInSession } from '../../src/types/siwx.ts'
import { openTab } from '../fixtures/page/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const siwx = (given: object = {}) => JSON.stringify({ statement: 'Welcome to the test.', ...given })

test('a user signs in after connecting, stays signed in over a reload and in other tabs, and signs out', async ({
  host,
  page,
  context,
  urls,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { siwx: siwx() } })
  await host.openAndTake(/^Test Wallet/)
  await expect(host.dialog('Sign In')).toBeVisible()
  await expect(host.dialog()).toContainText('Welcome to the test.')
  expect(await host.events('signin')).toEqual([])

  await test.step('the view cannot be closed without a choice', async () => {
    await page.keyboard.press('Escape')
    await expect(host.dialog().getByText('Sign in or cancel first.')).toBeVisible()
    await expect(host.dialog('Sign In')).toBeVisible()
  })

  const session = await test.step('the user signs the message', async () => {
    await host.button('Sign').click()
    await expect(host.dialog()).toBeHidden()
    const [event] = await host.events('signin')
    return event?.detail.session as SignInSession
  })
  expect(verifyMessage(session.message, session.signature)).toBe(ada)
  expect(parseSiweMessage(session.message)).toMatchObject({
    address: ada,
    chainId: 1,
    domain: new URL(urls.demo).host,
    nonce: session.data.nonce,
    statement: 'Welcome to the test.',
    uri: new URL('/host', urls.demo).href,
    version: '1',
  })
  expect(await host.command('sign-in')).toEqual(session)

  await test.step('a reload keeps the session', async () => {
    await host.reload()
    await expect.poll(() => host.events('signin')).toHaveLength(1)
    const [event] = await host.events('signin')
    expect(event?.detail.session).toEqual(session)
    await expect(host.dialog()).toBeHidden()
  })

  const other = await openTab(context, urls, { attributes: { siwx: siwx() } })
  await expect.poll(() => other.events('signin')).toHaveLength(1)

  await host.command('disconnect')
  for (const tab of [host, other]) {
    await expect.poll(() => tab.events('signout')).toHaveLength(1)
    const [event] = await tab.events('signout')
    expect(event?.detail.session).toEqual(session)
  }
  expect(await page.evaluate(() => localStorage.getItem('wallet-modal/siwx'))).toBeNull()
  expect(await host.command('sign-in')).toEqual({ error: 'SIWX_NO_ACCOUNT' })
})

test('a rejected signature can be requested again, and Cancel disconnects', async ({
  host,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false, headless: true })
  await host.open({ attributes: { siwx: siwx() } })
  await host.openAndTake(/^Test Wallet/)
  await wallet.approve()
  await host.button('Sign').click()
  await expect(host.button('Signing…')).toBeDisabled()
  await wallet.reject()
  await expect(host.dialog().getByText('Signature declined')).toBeVisible()
  await expect(host.button('Sign')).toBeEnabled()
  const [error] = await host.events('error')
  expect(error?.detail).toMatchObject({ code: 'USER_REJECTED', shortMessage: 'Signature declined' })

  await host.button('Sign').click()
  await wallet.expectPending()
  await host.button('Cancel').click()
  await expect(host.dialog()).toBeHidden()
  const [disconnected] = await host.events('disconnect')
  expect(disconnected?.detail).toEqual({ namespace: 'eip155', reason: 'sign-in-cancelled' })
  // The wallet's response now arrives after the sign-in was cancelled.
  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await host.events('signin')).toEqual([])
})

test('a user can close an optional sign-in, which is not shown again on this page', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ exposeAllAccounts: true })
  await host.open({ attributes: { siwx: siwx({ required: false }) } })
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.dialog('Sign In')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('status', 'connected')

  await wallet.changeAccount(1)
  await expect.poll(() => host.events('accountchange')).not.toEqual([])
  await page.locator('wallet-button').click()
  await host.dialog('Account').getByRole('button', { name: 'Sign In' }).click()
  await expect(host.dialog('Sign In')).toBeVisible()
  await host.button('Back').click()
  await expect(host.dialog('Account')).toBeVisible()

  const signingIn = host.command('sign-in')
  await host.button('Sign').click()
  const { data } = (await signingIn) as SignInSession
  expect(data.accountAddress).toBe((await host.state()).address)
  await expect(host.dialog()).toBeHidden()
})

/** Adds a script to the page that responds to sign-in events as the page's server would. */
const withHandlers = (html: string) => `<script src="/page-handlers.js"></script>${html}`
const handlers = `
  let tries = 0
  addEventListener('DOMContentLoaded', () => {
    const wallet = document.querySelector('wallet-modal')
    wallet.addEventListener('siwxnonce', (event) => {
      event.respondWith(Promise.resolve('servernonce' + ++tries))
      event.respondWith('secondanswer')
      setTimeout(() => event.respondWith('lateanswer'))
    })
    wallet.addEventListener('siwxverify', (event) => {
      window.verified = event.detail
      if (tries === 1) event.respondWith(false)
      if (tries === 2) event.respondWith(new Promise(() => {}))
      if (tries === 3) event.respondWith(Promise.reject(new Error('down')))
    })
  })`

test('the page supplies the nonce and verifies the sign-in, and the view reports a refused, late or failed verification', async ({
  host,
  page,
  installWallet,
}) => {
  await page.route('**/page-handlers.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: handlers }),
  )
  await installWallet()
  await host.open({
    attributes: { siwx: siwx({ required: false }) },
    body: withHandlers(''),
  })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.button('Sign').click()
  await expect(host.dialog().getByText(/^The signature doesn’t match this account/)).toBeVisible()
  const verified = () => page.evaluate(() => (window as { verified?: SignInSession }).verified)
  expect((await verified())?.data.nonce).toBe('servernonce1')

  await test.step('the user cancels a verification without a response', async () => {
    await host.button('Sign').click()
    await expect.poll(async () => (await verified())?.data.nonce).toBe('servernonce2')
    await host.button('Cancel').click()
    await expect(host.dialog()).toBeHidden()
  })

  const signingIn = host.command('sign-in')
  await host.button('Sign').click()
  await expect(host.dialog().getByText(/^Your signature couldn’t be checked\./)).toBeVisible()
  const before = await verified()
  expect(await host.events('signin')).toEqual([])
  // The page gets the same signature again, and the wallet gets no second request.
  await page.evaluate(() => {
    document.querySelector('wallet-modal')?.addEventListener(
      'siwxverify',
      (event) => {
        event.stopImmediatePropagation()
        ;(event as unknown as { respondWith(isAccepted: boolean): void }).respondWith(true)
      },
      true,
    )
  })
  await host.button('Sign').click()
  expect(await signingIn).toMatchObject({ message: before?.message, signature: before?.signature })
})
