import { bitcoinNetworkAt } from '../../../demo/services/bitcoin/network.ts'
import { callBitcoin, expect, regtestId, test } from '../../fixtures/chains/bitcoin.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'

const name = 'Test Bitcoin Wallet'
const mainnetId = 'bip122:000000000019d6689c085ae165831e93'
const testnetId = 'bip122:000000000933ea01ad0ee984209779ba'
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const connect = { wallet: name, namespace: 'bip122' }

test.describe('finding wallets', () => {
  test('a wallet that announces itself after the list opened is added to it', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
  }) => {
    await installBitcoinWallet({ delayMs: 700 })
    await openOnRegtest()
    await host.command('open')
    await expect(host.button(name)).toBeVisible()
  })

  test('a wallet that is found by several interfaces has one row', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet({ interfaces: ['standard', 'satsConnect'] })
    await openOnRegtest()
    await host.command('open')
    await expect(host.button(name)).toBeVisible()
    expect((await rowNames(host)).filter((row) => row.startsWith(name))).toHaveLength(1)
    await host.button(name).click()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await bitcoinWallet.requestedMethods()).toContain('connect')
  })

  test('enable-injected="false" leaves out Bitcoin wallets in global variables', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
  }) => {
    await installBitcoinWallet({ interfaces: ['okx', 'unisat', 'leather', 'satsConnect'] })
    await openOnRegtest({ 'enable-injected': 'false' })
    await host.command('open')
    await expect(host.button(name)).toBeVisible()
    expect((await rowNames(host)).join()).not.toMatch(/OKX|UniSat|Leather/)
  })
})

test.describe('connecting a Bitcoin wallet', () => {
  test('a rejected connection leaves the state unchanged, and a second attempt connects', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet({ autoApprove: false, headless: true })
    await openOnRegtest()
    const first = host.command('connect', connect)
    await bitcoinWallet.reject()
    expect(await first).toEqual({ error: 'USER_REJECTED' })
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    const second = host.command('connect', connect)
    await bitcoinWallet.approve()
    expect(await second).toMatchObject({ namespace: 'bip122' })
    expect(await errorCodes(host)).toEqual(['USER_REJECTED'])
  })

  for (const [what, addresses] of Object.entries({
    'of Ethereum': ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
    'of another Bitcoin network': ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    'in malformed form': ['<b>me</b>'],
  })) {
    test(`an address ${what} that a wallet lists is left out`, async ({
      host,
      installBitcoinWallet,
      openOnRegtest,
    }) => {
      await installBitcoinWallet({ behaviour: { addresses } })
      await openOnRegtest()
      const connected = await host.command('connect', connect)
      expect(connected).toMatchObject({ accounts: [{ type: 'ordinal' }] })
      expect(JSON.stringify(connected)).not.toContain(addresses[0])
    })
  }

  test('one approval resolves both of two connect requests, and a later rejection changes nothing', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet({ autoApprove: false, headless: true })
    await openOnRegtest()
    const both = [host.command('connect', connect), host.command('connect', connect)]
    await expect.poll(async () => (await bitcoinWallet.requestedMethods()).length).toBe(2)
    await bitcoinWallet.approve()
    for (const connection of await Promise.all(both))
      expect(connection).toMatchObject({ restored: false })
    await bitcoinWallet.reject()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await host.events('connect')).toHaveLength(1)
    expect(await errorCodes(host)).toEqual([])
  })
})

test.describe('events and responses of a Bitcoin wallet', () => {
  test('the element follows account changes, network changes and disconnections of the wallet', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet()
    await openOnRegtest()
    await host.command('connect', connect)
    const before = (await bitcoinWallet.addresses()).payment
    await bitcoinWallet.selectAccount(1)
    const { payment } = await bitcoinWallet.addresses()
    expect(payment).not.toBe(before)
    await expect(host.element()).toHaveAttribute('address', payment)
    expect((await host.events('accountchange')).map(({ detail }) => detail.address)).toEqual([
      payment,
    ])

    // The page has not configured this network.
    await bitcoinWallet.setChain('mainnet')
    await expect(host.element()).toHaveAttribute('caip-network-id', mainnetId)
    await expect(host.element()).toHaveAttribute('view', 'UnsupportedChain')
    await expect(host.element()).toHaveAttribute('address', /^bc1q/)
    await bitcoinWallet.setChain('regtest')
    await expect(host.element()).toHaveAttribute('caip-network-id', regtestId)

    await bitcoinWallet.revoke()
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    expect((await host.events('disconnect'))[0]?.detail.reason).toBe('wallet')
  })

  test('a malformed signature of the wallet rejects the page’s request', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet()
    await openOnRegtest()
    await host.command('connect', connect)
    await bitcoinWallet.setBehaviour({ signature: 'no signature' })
    expect(await host.command('sign-message', { message: 'm' })).toEqual({
      error: 'WALLET_INVALID_RESPONSE',
    })
  })

  test('a request of the page rejects with the code of the wallet’s error', async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinWallet,
  }) => {
    await installBitcoinWallet({ headless: true })
    await openOnRegtest({ review: 'off' })
    await host.command('connect', connect)
    await bitcoinWallet.setAutoApprove(false)
    const transfer = callBitcoin(host, 'sendTransfer', { recipient: stranger, amount: '1000' })
    await bitcoinWallet.reject()
    expect(await transfer).toMatchObject({ error: { code: 4001 } })
    const typo = { recipient: stranger.replace('q', 'p'), amount: '1000' }
    expect(await callBitcoin(host, 'sendTransfer', typo)).toMatchObject({ error: { code: -32602 } })
  })
})

for (const kind of ['satsConnect', 'unisat'] as const) {
  test(`${kind}: a network switch by the user changes the network and the address`, async ({
    host,
    installBitcoinWallet,
    openOnRegtest,
    bitcoinChain,
  }) => {
    await installBitcoinWallet({ interfaces: [kind] })
    const networks = JSON.stringify([bitcoinNetworkAt(bitcoinChain.url), 'bitcoin-testnet'])
    await openOnRegtest({ networks })
    const wallet = kind === 'unisat' ? 'UniSat' : name
    await host.command('connect', { wallet, namespace: 'bip122' })
    await host.command('switch-network', { network: 'bitcoin-testnet' })
    await expect(host.element()).toHaveAttribute('caip-network-id', testnetId)
    await expect(host.element()).toHaveAttribute('address', /^tb1q/)
    const states = (await host.events('statechange')).map(({ detail }) => detail.caipAddress)
    expect(states.filter((one) => one?.startsWith(`${testnetId}:bcrt1`))).toEqual([])
    await host.reload()
    await host.page.evaluate(() => customElements.whenDefined('wallet-modal'))
    await expect(host.element()).toHaveAttribute('address', /^tb1q/)
  })
}

test('another Wallet Standard app finds the announced wallet, and the modal’s own list omits it', async ({
  host,
  page,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
}) => {
  await installBitcoinWallet()
  await openOnRegtest({ announce: '' })
  await host.command('connect', connect)
  const signResult = () =>
    page.evaluate(async () => {
      interface Feature {
        connect(input: object): Promise<{ accounts: { address: string }[] }>
        signMessage(input: object): Promise<{ signature: Uint8Array }[]>
      }
      interface StandardWallet {
        name: string
        features: Record<string, Feature>
      }
      const found: StandardWallet[] = []
      const detail = { register: (...wallets: StandardWallet[]) => found.push(...wallets) }
      window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
      const own = found.find((wallet) => 'app.wallet-modal:own' in wallet.features)
      if (!own) return null
      const purposes = ['payment']
      const connected = await own.features['bitcoin:connect']?.connect({ purposes })
      const [account] = connected?.accounts ?? []
      const message = new TextEncoder().encode('from another app')
      const [signed] =
        (await own.features['bitcoin:signMessage']?.signMessage({ account, message })) ?? []
      return { name: own.name, address: account?.address, length: signed?.signature.length }
    })
  const { payment } = await bitcoinWallet.addresses()
  await expect.poll(signResult).toEqual({ name, address: payment, length: 65 })
  await host.command('disconnect')
  await expect.poll(signResult).toBeNull()
  await host.command('open')
  expect((await rowNames(host)).filter((row) => row.startsWith(name))).toHaveLength(1)
})
