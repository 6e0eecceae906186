import { createPolkadot } from '../../../demo/wallets/walletConnectWallet/namespaces/polkadot.ts'
import { expect, test, verifies, withLocalChain } from '../../fixtures/chains/polkadot.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'
import { WebWallet } from '../../fixtures/walletConnect/webWallet.ts'

const local = 'polkadot:45454545454545454545454545454545'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
/** Addresses of the phone's keys, as the local chain and Kusama encode them. */
const [first = '', second = ''] = createPolkadot({ rpcUrls: { [local]: '' } }).addresses()
const receiver = '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy'
const amount = '1250000000000'

test('a Polkadot wallet connected by WalletConnect signs and sends', async ({
  host,
  page,
  phone,
  openPolkadot,
  polkadotChain,
}) => {
  const wallet = await phone({ rpcUrls: { [local]: polkadotChain, [kusama]: '' } })
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain), review: 'off' } })
  await wallet.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const state = await host.state()
  expect(state).toMatchObject({ namespace: 'polkadot', caipAddress: `${local}:${first}` })
  expect(state.accounts.polkadot?.wallet).toMatchObject({ type: 'WALLET_CONNECT' })

  await test.step('the wallet signs text that the user can read', async () => {
    const read: (string | undefined)[] = []
    wallet.onRequest(({ description }) => read.push(description.message))
    const signature = await host.command('sign-message', { message: 'Grüße' })
    expect(verifies(first, 'Grüße', signature)).toBe(true)
    expect(read).toEqual(['Grüße'])
  })

  await test.step('the wallet sends a transfer that the runtime executes', async () => {
    const order = { rpcUrl: polkadotChain, to: receiver, amount }
    const landed = await page.evaluate((own) => window.polkadotPage?.transfer(own), order)
    expect(landed).toMatchObject({ status: 'InBlock', signer: first, received: amount })
  })

  await test.step('the page switches to an approved network, and not to another', async () => {
    await host.command('switch-network', { network: kusama })
    expect((await host.state()).caipNetworkId).toBe(kusama)
    const signature = await host.command('sign-message', { message: 'on Kusama' })
    expect(verifies(first, 'on Kusama', signature)).toBe(true)
    expect(await host.command('switch-network', { network: 'polkadot' })).toMatchObject({
      error: expect.stringMatching(/NETWORK_NOT_APPROVED|NETWORK_NOT_FOUND/),
    })
    expect((await host.state()).caipNetworkId).toBe(kusama)
  })

  await test.step('a reload restores the session', async () => {
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('caip-network-id', kusama)
    await expect(host.element()).toHaveAttribute('address', first)
  })

  await test.step('the wallet ends the session', async () => {
    await wallet.disconnect()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await host.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'polkadot', reason: 'wallet' })
  })
})

test('the element follows account and network changes of the web wallet', async ({
  context,
  host,
  urls,
  openPolkadot,
}) => {
  const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
  const query = new URLSearchParams({ relay: urls.relay })
  for (const id of [kusama, polkadot]) query.append('rpc', `${id}@http://127.0.0.1:1`)
  const walletPage = await context.newPage()
  await walletPage.goto(`${urls.webWallet}/?${query}`)
  const webWallet = new WebWallet(walletPage)

  await openPolkadot({ attributes: { networks: 'kusama polkadot' } })
  await webWallet.pair(await openQrCode(host))
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('address', first)
  await webWallet.selectAccount(second, 'polkadot')
  await expect(host.element()).toHaveAttribute('address', second)
  await expect(host.element()).toHaveAttribute('caip-address', `${kusama}:${second}`)
  await webWallet.selectNetwork(polkadot)
  await expect(host.element()).toHaveAttribute('caip-network-id', polkadot)
  const { caipAddress, address } = await host.state()
  expect(caipAddress).toBe(`${polkadot}:${address}`)
  expect(address).toMatch(/^1/)
})

test('a rejection in the wallet rejects the request as a user rejection', async ({
  host,
  phone,
  openPolkadot,
}) => {
  const wallet = await phone({ rpcUrls: { [kusama]: '' }, autoApprove: false })
  await openPolkadot({ attributes: { networks: 'kusama' } })
  await wallet.pair(await openQrCode(host))
  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const signing = host.command('sign-message', { message: 'No' })
  await wallet.reject()
  expect(await signing).toEqual({ error: 'USER_REJECTED' })
})
