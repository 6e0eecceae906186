import { verifyMessage } from 'ethers'
import { expect, openQrCode, test } from '../fixtures/walletConnect/pairing.ts'

const siwx = JSON.stringify({ statement: 'Welcome.', expirationSeconds: 3600 })

test('a phone wallet with one-click auth connects and signs in with one approval', async ({
  host,
  phone,
}) => {
  await host.open({ attributes: { siwx } })
  const wallet = await phone({ autoApprove: false })
  await wallet.pair(await openQrCode(host))
  const approved = wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await approved).toBe('session_proposal')
  await expect.poll(async () => (await host.events('signin')).length).toBe(1)

  const [event] = await host.events('signin')
  const { data, message, signature } = event?.detail.session ?? {}
  expect(data).toMatchObject({ chainId: 'eip155:1', accountAddress: wallet.addresses()[0] })
  expect(data.statement).toMatch(/^Welcome\. I further authorize the stated URI .*'personal_sign'/)
  expect(message).toContain(`Expiration Time: ${data.expirationTime}`)
  expect(verifyMessage(message, signature)).toBe(data.accountAddress)
  const types = (await host.events()).map(({ type }) => type)
  expect(types.indexOf('connect')).toBeLessThan(types.indexOf('signin'))
  await expect(host.dialog()).toBeHidden()
  expect(wallet.pending()).toEqual([])

  // A session from a one-click sign-in is used like any other session.
  const [address] = wallet.addresses()
  const signing = host.request('personal_sign', ['0x68656c6c6f', address])
  expect(await wallet.approve()).toBe('personal_sign')
  expect(verifyMessage('hello', String(await signing))).toBe(address)

  await host.reload()
  await expect.poll(async () => (await host.events('signin')).length).toBe(1)
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a wallet without one-click auth gets the sign-in request once it is connected', async ({
  host,
  phone,
}) => {
  await host.open({ attributes: { siwx } })
  const wallet = await phone({ signsInLater: true })
  await wallet.pair(await openQrCode(host))
  await expect(host.dialog('Sign In')).toBeVisible()
  await host.button('Sign').click()
  await expect.poll(async () => (await host.events('signin')).length).toBe(1)
  await expect(host.dialog()).toBeHidden()
})

test('the wallet stays unconnected after a declined sign-in, and is disconnected after a sign-in that the page refuses', async ({
  host,
  phone,
}) => {
  await host.open({ attributes: { siwx } })
  const wallet = await phone({ autoApprove: false })
  await wallet.pair(await openQrCode(host))
  await wallet.reject()
  await expect
    .poll(async () => (await host.events('error')).map(({ detail }) => detail.code))
    .toEqual(['USER_REJECTED'])

  await host.page.evaluate(() => {
    document.querySelector('wallet-modal')?.addEventListener('siwxverify', (event) => {
      ;(event as unknown as { respondWith(isAccepted: boolean): void }).respondWith(false)
    })
  })
  await host.command('close')
  await wallet.pair(await openQrCode(host))
  await wallet.approve()
  await expect
    .poll(async () => (await host.events('error')).map(({ detail }) => detail.code))
    .toEqual(['USER_REJECTED', 'SIWX_INVALID_SIGNATURE'])
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  await expect.poll(() => wallet.sessions()).toEqual([])
  expect(await host.events('signin')).toEqual([])
})
