import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { balanceOf, devnet, expect, solanaAccounts, test, verifies } from '../fixtures/solana.ts'
import type { Kind, Way } from '../fixtures/solanaPage.ts'

const [first, second] = solanaAccounts
const lamports = 2_000_000

test('connects an installed wallet, signs, sends, follows, disconnects and stays so', async ({
  host,
  page,
  urls,
  chain,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await host.button(/^Sun Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.dialog()).toBeHidden()
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'solana',
    address: first,
    caipAddress: `${devnet}:${first}`,
    accounts: [{ address: first, type: 'eoa' }],
    network: { name: 'Solana Devnet', caipNetworkId: devnet },
    wallet: { id: 'Sun Wallet', name: 'Sun Wallet', rdns: null, type: 'ANNOUNCED' },
    restored: false,
  })

  await test.step('show the balance', async () => {
    await expect(page.locator('wallet-button').getByText(/^[\d,.]+ SOL$/)).toBeVisible()
  })

  await test.step('sign', async () => {
    const signature = await host.command('sign-message', { message: 'Grüße' })
    expect(await verifies(first, 'Grüße', base58.decode(String(signature)))).toBe(true)
    const bytes = await page.evaluate(() => window.solanaPage?.signBytes('Grüße'))
    expect(await verifies(first, 'Grüße', Buffer.from(bytes ?? '', 'hex'))).toBe(true)
  })

  const kinds: Kind[] = ['legacy', 'v0']
  const ways: Way[] = ['signAndSendTransaction', 'signTransaction', 'sendTransaction', 'bytes']
  for (const kind of kinds) {
    for (const way of ways) {
      await test.step(`send a ${kind} transaction by ${way}`, async () => {
        const to = Keypair.generate().publicKey.toBase58()
        const rpcUrl = urls.chains[devnet]
        const order = { kind, way, to, lamports, rpcUrl }
        const signature = await page.evaluate((own) => window.solanaPage?.transfer(own), order)
        const { value } = await chain.getSignatureStatus(signature ?? '')
        expect(value).toMatchObject({ err: null, confirmationStatus: 'finalized' })
        expect(await balanceOf(chain, to)).toBe(lamports)
      })
    }
  }

  await test.step('follow the account that the wallet changes to', async () => {
    await page.evaluate(() => window.solanaPage?.record())
    await solanaWallet.changeAccount(1)
    await expect(host.element()).toHaveAttribute('address', second)
    const [change] = await host.events('accountchange')
    expect(change?.detail).toMatchObject({ address: second, caipAddress: `${devnet}:${second}` })
    const signature = await host.command('sign-message', { message: 'as the second' })
    expect(await verifies(second, 'as the second', base58.decode(String(signature)))).toBe(true)
  })

  await test.step('disconnect', async () => {
    await page.locator('wallet-button').click()
    await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await host.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'solana', reason: 'user' })
    const recorded = await page.evaluate(() => window.solanaPage?.recorded)
    expect(recorded).toEqual([`accountChanged ${second}`, 'disconnect'])
  })

  await test.step('stay disconnected after a reload, without the wallet being asked', async () => {
    await page.reload()
    await page.evaluate(() => customElements.whenDefined('wallet-modal'))
    expect((await host.state()).status).toBe('disconnected')
    expect(await solanaWallet.prompted()).toEqual([])
  })
})

test('restores the connection after a reload without any prompt', async ({
  host,
  page,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await page.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
  const [connected] = await host.events('connect')
  expect(connected?.detail.restored).toBe(true)
  expect(await solanaWallet.prompted()).toEqual([])
})
