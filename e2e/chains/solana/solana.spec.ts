import { base58 } from '@scure/base'
import { Keypair, PublicKey } from '@solana/web3.js'
import {
  balanceOf,
  devnet,
  expect,
  solanaAccounts,
  solanaPhoneAccounts,
  test,
  verifies,
} from '../../fixtures/chains/solana.ts'
import type { Kind, Way } from '../../fixtures/pageScripts/solanaPage.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'
import { WebWallet } from '../../fixtures/walletConnect/webWallet.ts'

const [first, second] = solanaAccounts
const lamports = 2_000_000
/** The page's payments go to the wallet at once. */
const unreviewed = { attributes: { review: 'off' } }

test('an installed Solana wallet connects, signs, sends, changes the account, disconnects and stays disconnected', async ({
  host,
  page,
  urls,
  chain,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana(unreviewed)
  await host.openAndTake(/^Sun Wallet/)
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

  await test.step('the account shows the balance', async () => {
    await expect(page.locator('wallet-button').getByText(/^[\d,.]+ SOL$/)).toBeVisible()
  })

  await test.step('the wallet signs a message', async () => {
    const signature = await host.command('sign-message', { message: 'Grüße' })
    expect(await verifies(first, 'Grüße', base58.decode(String(signature)))).toBe(true)
    const bytes = await page.evaluate(() => window.solanaPage?.signBytes('Grüße'))
    expect(await verifies(first, 'Grüße', Buffer.from(bytes ?? '', 'hex'))).toBe(true)
  })

  const kinds: Kind[] = ['legacy', 'v0']
  const ways: Way[] = ['signAndSendTransaction', 'signTransaction', 'sendTransaction', 'bytes']
  for (const kind of kinds) {
    for (const way of ways) {
      await test.step(`the wallet sends a ${kind} transaction by ${way}`, async () => {
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

  await test.step('the element follows the wallet’s account change', async () => {
    await page.evaluate(() => window.solanaPage?.record())
    await solanaWallet.changeAccount(1)
    await expect(host.element()).toHaveAttribute('address', second)
    const [change] = await host.events('accountchange')
    expect(change?.detail).toMatchObject({ address: second, caipAddress: `${devnet}:${second}` })
    const signature = await host.command('sign-message', { message: 'as the second' })
    expect(await verifies(second, 'as the second', base58.decode(String(signature)))).toBe(true)
  })

  await test.step('the user disconnects', async () => {
    await page.locator('wallet-button').click()
    await host.dialog('Account').getByRole('button', { name: 'Disconnect' }).click()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await host.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'solana', reason: 'user' })
    const recorded = await page.evaluate(() => window.solanaPage?.recorded)
    expect(recorded).toEqual([`accountChanged ${second}`, 'disconnect'])
  })

  await test.step('the element stays disconnected after a reload, without a wallet request', async () => {
    await host.reload()
    expect((await host.state()).status).toBe('disconnected')
    expect(await solanaWallet.prompted()).toEqual([])
  })
})

test('a reload restores the Solana connection without a prompt', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
  const [connected] = await host.events('connect')
  expect(connected?.detail.restored).toBe(true)
  expect(await solanaWallet.prompted()).toEqual([])
})

test('the web wallet pairs, signs, sends, changes the account, is restored, and ends the session', async ({
  host,
  page,
  context,
  urls,
  chain,
  openSolana,
}) => {
  const [phoneFirst, phoneSecond] = solanaPhoneAccounts
  const webWallet = await WebWallet.open(context, urls, [devnet])
  await openSolana(unreviewed)
  await webWallet.pair(await openQrCode(host))
  await expect(webWallet.page.getByText('Solana Devnet').first()).toBeVisible()
  await webWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const [connected] = await host.events('connect')
  expect(connected?.detail).toMatchObject({
    namespace: 'solana',
    caipAddress: `${devnet}:${phoneFirst}`,
    wallet: { name: 'Demo wallet', type: 'WALLET_CONNECT' },
  })

  await test.step('the web wallet signs a message', async () => {
    const signing = host.command('sign-message', { message: 'Grüße' })
    await expect(webWallet.page.getByText('Grüße')).toBeVisible()
    await webWallet.approve()
    expect(await verifies(phoneFirst, 'Grüße', base58.decode(String(await signing)))).toBe(true)
  })

  await test.step('a rejection in the web wallet rejects the request as a user rejection', async () => {
    const signing = host.command('sign-message', { message: 'No' })
    await webWallet.reject()
    expect(await signing).toEqual({ error: 'USER_REJECTED' })
  })

  for (const kind of ['legacy', 'v0'] as const) {
    for (const way of ['signAndSendTransaction', 'signTransaction'] as const) {
      await test.step(`the web wallet sends a ${kind} transaction by ${way}`, async () => {
        const to = Keypair.generate().publicKey.toBase58()
        const order = { kind, way, to, lamports, rpcUrl: urls.chains[devnet] }
        const sending = page.evaluate((own) => window.solanaPage?.transfer(own), order)
        await expect(webWallet.page.getByText('0.002 SOL')).toBeVisible()
        await webWallet.approve()
        await sending
        expect(await balanceOf(chain, to)).toBe(lamports)
      })
    }
  }

  await test.step('the element follows the web wallet’s account change', async () => {
    await webWallet.selectAccount(phoneSecond, 'solana')
    await expect(host.element()).toHaveAttribute('address', phoneSecond)
  })

  await test.step('a reload restores the session', async () => {
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('address', phoneSecond)
    const signing = host.command('sign-message', { message: 'still here' })
    await webWallet.approve()
    const signature = base58.decode(String(await signing))
    expect(await verifies(phoneSecond, 'still here', signature)).toBe(true)
  })

  await test.step('the web wallet disconnects', async () => {
    await webWallet.disconnect()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect((await host.events('disconnect')).map(({ detail }) => detail)).toEqual([
      { namespace: 'solana', reason: 'wallet' },
    ])
  })
})

test('the modal broadcasts through the page’s node for a WalletConnect wallet that only signs', async ({
  host,
  page,
  urls,
  chain,
  openSolana,
  phone,
}) => {
  const lacks = ['solana_signAndSendTransaction', 'solana_signAllTransactions']
  await openSolana(unreviewed)
  await (await phone({ lacks })).pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('address', solanaPhoneAccounts[0])
  const to = Keypair.generate().publicKey.toBase58()
  const way = 'signAndSendTransaction'
  const order = { kind: 'v0', way, to, lamports, rpcUrl: urls.chains[devnet] } as const
  const signature = await page.evaluate((own) => window.solanaPage?.transfer(own), order)
  expect((await chain.getSignatureStatus(signature ?? '')).value).toMatchObject({ err: null })
  expect(await balanceOf(chain, to)).toBe(lamports)
})

test('the Wallet Standard wallet of another project connects, signs and sends', async ({
  host,
  page,
  urls,
  chain,
  openSolana,
}) => {
  await openSolana(unreviewed)
  await page.evaluate(() => window.solanaPage?.addBurner())
  await host.openAndTake(/^Burner Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const { address } = await host.state()
  const signature = await host.command('sign-message', { message: 'Grüße' })
  expect(await verifies(String(address), 'Grüße', base58.decode(String(signature)))).toBe(true)

  await chain.requestAirdrop(new PublicKey(String(address)), 1_000_000_000)
  for (const kind of ['legacy', 'v0'] as const) {
    for (const way of ['signTransaction', 'sendTransaction'] as const) {
      const to = Keypair.generate().publicKey.toBase58()
      const order = { kind, way, to, lamports, rpcUrl: urls.chains[devnet] }
      await page.evaluate((own) => window.solanaPage?.transfer(own), order)
      expect(await balanceOf(chain, to)).toBe(lamports)
    }
  }
})

test('another Wallet Standard app finds the announced phone wallet, and the modal’s own list omits it', async ({
  host,
  page,
  urls,
  chain,
  phone,
  openSolana,
  installSolanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana({ attributes: { ...unreviewed.attributes, announce: '' } })
  const named = () => page.evaluate(() => window.solanaPage?.walletNames())
  await host.command('connect', { wallet: 'Sun Wallet' })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(await named()).toEqual(['Sun Wallet'])
  await host.command('disconnect')

  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const to = Keypair.generate().publicKey.toBase58()
  const order = { to, lamports, rpcUrl: urls.chains[devnet] }
  const outcome = await page.evaluate(
    (own) => window.solanaPage?.useWallet('Node wallet', own),
    order,
  )
  const [account] = solanaPhoneAccounts
  expect(outcome?.addresses[0]).toBe(account)
  expect(outcome?.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  const signature = Buffer.from(outcome?.signature ?? '', 'hex')
  expect(await verifies(account, 'Hello', signature)).toBe(true)
  expect(await balanceOf(chain, to)).toBe(lamports)

  expect(await named()).toEqual(['Sun Wallet', 'Node wallet'])
  await host.command('disconnect')
  expect(await named()).toEqual(['Sun Wallet'])
  await host.command('open', { view: 'Connect' })
  await expect(host.button(/^Sun Wallet/)).toHaveCount(1)
})
