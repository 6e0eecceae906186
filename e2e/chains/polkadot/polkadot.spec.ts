import { createPolkadot } from '../../../demo/wallets/walletConnectWallet/namespaces/polkadot.ts'
import {
  expect,
  polkadotAccounts,
  test,
  verifies,
  withLocalChain,
} from '../../fixtures/chains/polkadot.ts'
import type { Transfer } from '../../fixtures/pageScripts/polkadotPage.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const local = 'polkadot:45454545454545454545454545454545'
const onPhone = createPolkadot({ rpcUrls: { [local]: '' } }).accounts()
const [first, second] = polkadotAccounts.kusama
/** An unused address. */
const receiver = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const amount = '2500000000000'

test('an installed Polkadot wallet connects, signs, sends, changes the account, disconnects and stays disconnected', async ({
  host,
  page,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
  polkadotChain,
}) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain), review: 'off' } })
  await host.openAndTake(/^test-wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'polkadot',
    address: first,
    caipAddress: `${local}:${first}`,
    accounts: [
      { address: first, type: 'eoa' },
      { address: second, type: 'eoa' },
    ],
    network: { name: 'Local Asset Hub', caipNetworkId: local },
    wallet: { id: 'test-wallet', name: 'test-wallet', rdns: null, type: 'ANNOUNCED' },
    restored: false,
  })

  await test.step('the account shows the balance that the node holds', async () => {
    const plancks = await page.evaluate(
      ([url, address]) => window.polkadotPage?.balanceOf(url, address),
      [polkadotChain, first] as const,
    )
    const shown = page.locator('wallet-button').getByText(/^[\d,.]+ ROC$/)
    await expect(shown).toBeVisible()
    const roc = Number(String(await shown.textContent()).replace(/[^\d.]/g, ''))
    expect(roc).toBeGreaterThan(0)
    expect(roc).toBeCloseTo(Number(plancks) / 1e12, 1)
  })

  await test.step('the wallet signs a message', async () => {
    const signature = await host.command('sign-message', { message: 'Grüße' })
    expect(verifies(first, 'Grüße', signature)).toBe(true)
    const raw = await page.evaluate(() => window.polkadotPage?.signRaw('plain text', 'bytes'))
    expect(verifies(first, 'plain text', raw)).toBe(true)
  })

  await test.step('the wallet sends a transfer that the runtime executes', async () => {
    const order: Transfer = { rpcUrl: polkadotChain, to: receiver, amount }
    const landed = await page.evaluate((own) => window.polkadotPage?.transfer(own), order)
    expect(landed).toMatchObject({ status: 'InBlock', signer: first, received: amount })
    expect(landed?.events).toContain('balances.Transfer')
    expect(landed?.events).toContain('system.ExtrinsicSuccess')
  })

  await test.step('the element follows the first account of the wallet', async () => {
    await page.evaluate(() => window.polkadotPage?.record())
    await polkadotWallet.allow(1)
    await expect(host.element()).toHaveAttribute('address', second)
    const [change] = await host.events('accountchange')
    expect(change?.detail).toMatchObject({ address: second, caipAddress: `${local}:${second}` })
    const signature = await host.command('sign-message', { message: 'as the second' })
    expect(verifies(second, 'as the second', signature)).toBe(true)
    const recorded = await page.evaluate(() => window.polkadotPage?.recorded)
    expect(recorded).toEqual([[first, second], [second]])
  })

  await test.step('the user disconnects', async () => {
    await page.locator('wallet-button').click()
    await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await host.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'polkadot', reason: 'user' })
  })

  await test.step('the element stays disconnected after a reload, without a wallet request', async () => {
    await host.reload()
    expect((await host.state()).status).toBe('disconnected')
    expect(await polkadotWallet.requestedMethods()).toEqual([])
  })
})

test('a reload restores the Polkadot connection without a prompt', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet: 'test-wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.polkadot[0])
  const [connected] = await host.events('connect')
  expect(connected?.detail.restored).toBe(true)
  expect(await polkadotWallet.prompted()).toEqual([])
})

test('addresses have the SS58 prefix of the active network', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet: 'test-wallet' })
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.polkadot[0])
  for (const [slug, accounts] of [
    ['kusama', polkadotAccounts.kusama],
    ['westend', polkadotAccounts.any],
    ['polkadot', polkadotAccounts.polkadot],
  ] as const) {
    await host.command('switch-network', { network: slug })
    const state = await host.state()
    expect(state.address).toBe(accounts[0])
    expect(state.caipAddress).toBe(`${state.caipNetworkId}:${accounts[0]}`)
    const own = state.accounts.polkadot?.accounts.map(({ address }) => address)
    expect(own).toEqual([...accounts])
    const signature = await host.command('sign-message', { message: slug })
    expect(verifies(accounts[0], slug, signature)).toBe(true)
  }
})

test('the selected account stays selected after network switches and reloads', async ({
  host,
  openPolkadot,
  installPolkadotWallet,
}) => {
  await installPolkadotWallet()
  await openPolkadot()
  await host.command('connect', { wallet: 'test-wallet' })
  await host.command('open', { view: 'SwitchAddress' })
  await host.button(/^Account 2\s*14E5/).click()
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.polkadot[1])
  await host.command('switch-network', { network: 'kusama' })
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.kusama[1])
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', polkadotAccounts.kusama[1])
})

test('another app finds the connected phone’s wallet in injectedWeb3, and the modal’s own list omits it', async ({
  host,
  page,
  phone,
  openPolkadot,
  polkadotChain,
}) => {
  const wallet = await phone({ rpcUrls: { [local]: polkadotChain } })
  const attributes = { announce: '', networks: withLocalChain(polkadotChain), review: 'off' }
  await openPolkadot({ attributes })
  const own = 'app.wallet-modal'
  const keys = () => page.evaluate(() => Object.keys(window.injectedWeb3 ?? {}))
  expect(await keys()).not.toContain(own)
  await wallet.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await keys()).toContain(own)
  const found = await page.evaluate((key) => window.polkadotPage?.findInjected(key), own)
  expect(found?.map(({ address }) => address)).toEqual(onPhone)
  const order: Transfer = { rpcUrl: polkadotChain, to: receiver, amount }
  const landed = await page.evaluate(
    ([key, transfer]) => window.polkadotPage?.transferInjected(key, transfer),
    [own, order] as const,
  )
  expect(landed).toMatchObject({ status: 'InBlock', signer: onPhone[0], received: amount })

  await host.command('open', { view: 'Connect' })
  await expect(host.button(/app\.wallet-modal/)).toHaveCount(0)
  await host.command('disconnect')
  await expect.poll(keys).not.toContain(own)
})
