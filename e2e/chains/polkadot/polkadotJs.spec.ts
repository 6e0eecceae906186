import { polkadotAccounts, verifies, withLocalChain } from '../../fixtures/chains/polkadot.ts'
import { expect, test } from '../../fixtures/chains/polkadotJs.ts'

/** The tests of this file run the unmodified polkadot-js extension. */

const [alice, bob] = polkadotAccounts.any
const [aliceOnPolkadot, bobOnPolkadot] = polkadotAccounts.polkadot

test('polkadot-js connects with one prompt, signs, rejects requests, and is restored without a prompt', async ({
  host,
  page,
  openPolkadot,
  polkadotJs,
}) => {
  await polkadotJs.addAccount('//Alice')
  await polkadotJs.addAccount('//Bob')
  await openPolkadot()

  await test.step('a rejection keeps the wallet list open for a retry', async () => {
    await host.command('open')
    await host.button(/^Polkadot\.js/).click()
    await polkadotJs.refuseSite()
    await expect(host.dialog().getByText('Connection declined')).toBeVisible()
    await host.button('Try again').click()
    await polkadotJs.authorize(alice)
    await expect(host.element()).toHaveAttribute('address', aliceOnPolkadot)
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the wallet signs a message', async () => {
    const signed = host.command('sign-message', { message: 'Grüße' })
    await polkadotJs.sign()
    expect(verifies(aliceOnPolkadot, 'Grüße', await signed)).toBe(true)
    const refused = host.command('sign-message', { message: 'No' })
    await polkadotJs.refuseToSign()
    expect(await refused).toEqual({ error: 'USER_REJECTED' })
  })

  await test.step('the user limits the accounts of the site', async () => {
    await polkadotJs.allow(new URL(page.url()).origin, alice, bob)
    const addresses = async () => {
      const { accounts } = await host.state()
      return accounts.polkadot?.accounts.map(({ address }) => address)
    }
    await expect.poll(addresses).toEqual([aliceOnPolkadot, bobOnPolkadot])
  })

  await test.step('a reload restores the connection', async () => {
    await host.reload()
    await expect(host.element()).toHaveAttribute('address', aliceOnPolkadot)
    expect(await polkadotJs.pending('authorize')).toBe(0)
    const signed = host.command('sign-message', { message: 'again' })
    await polkadotJs.sign()
    expect(verifies(aliceOnPolkadot, 'again', await signed)).toBe(true)
  })

  await test.step('the user revokes the site’s permission', async () => {
    await polkadotJs.allow(new URL(page.url()).origin)
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
  })
})

test('an extrinsic signed by polkadot-js is included in a block', async ({
  host,
  page,
  openPolkadot,
  polkadotChain,
  polkadotJs,
}) => {
  await polkadotJs.addAccount('//Alice')
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain), review: 'off' } })
  const connected = host.command('connect', { wallet: 'polkadot-js' })
  await polkadotJs.authorize(alice)
  await connected
  const order = { rpcUrl: polkadotChain, to: bob, amount: '2500000000000' }
  const landed = page.evaluate((own) => window.polkadotPage?.transfer(own), order)
  await polkadotJs.sign()
  expect(await landed).toMatchObject({ status: 'InBlock', received: order.amount })
})
