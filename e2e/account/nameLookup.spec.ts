import { randomBytes } from 'node:crypto'
import { Wallet } from 'ethers'
import { expect, test } from '../fixtures/test.ts'

const unnamed = { name: null, avatar: null }

test('the account shows a name that it has only on Ethereum (ENS)', async ({
  host,
  page,
  installWallet,
}) => {
  await page.route('**/v1/identity/**', (route) => route.fulfill({ json: unnamed }))
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  // The name comes from the registry and the resolver on the local chain.
  await expect(page.locator('wallet-button')).toContainText('ada.demo.eth')
})

test('the account shows a name that only the blockchain API’s registrar lists', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const owner = new Wallet(`0x${randomBytes(32).toString('hex')}`)
  const name = `ada-${randomBytes(6).toString('hex')}.reown.id`
  const message = JSON.stringify({ name, attributes: {}, timestamp: Math.floor(Date.now() / 1000) })
  const signature = await owner.signMessage(message)
  const body = { coin_type: 2147483649, address: owner.address, message, signature }
  await fetch(`${urls.blockchainApi}/v1/profile/account`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  await page.route('**/v1/identity/**', (route) => route.fulfill({ status: 500, json: {} }))
  await installWallet({ privateKeys: [owner.privateKey] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(page.locator('wallet-button')).toContainText(name)
  await host.command('open', { view: 'ChooseAccountName' })
  await expect(host.dialog().getByText(`Your account already has the name ${name}.`)).toBeVisible()
  await expect(host.button('Choose another name')).toBeVisible()
})

test('the account does not show a name that resolves to another address', async ({
  host,
  page,
  installWallet,
}) => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const other = {
    name: 'eve.reown.id',
    registered: 1,
    updated: 1,
    addresses: { 2147483649: { address, created: 1 } },
    attributes: [],
  }
  await page.route('**/v1/identity/**', (route) => route.fulfill({ json: unnamed }))
  const reverseResponse = page.waitForResponse(/\/v1\/profile\/reverse\//)
  await page.route('**/v1/profile/reverse/**', (route) => route.fulfill({ json: [other] }))
  const owner = Wallet.createRandom()
  await installWallet({ privateKeys: [owner.privateKey] })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await reverseResponse
  await host.command('open', { view: 'AccountSettings' })
  const short = `${owner.address.slice(0, 6)}…${owner.address.slice(-4)}`
  await expect(host.button(new RegExp(`^${short}`))).toBeVisible()
})
