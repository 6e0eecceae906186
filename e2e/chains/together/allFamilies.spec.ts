import { mergeTests } from '@playwright/test'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { networks as bitcoinNetworks } from 'bitcoinjs-lib'
import { verifyMessage } from 'ethers'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import {
  allFamilies,
  allFamiliesPage,
  bitcoinReceiver,
  connectedFamilies,
  sendEvm,
} from '../../fixtures/chains/allFamilies.ts'
import { test as bitcoinTest, callBitcoin, regtestId } from '../../fixtures/chains/bitcoin.ts'
import {
  polkadotAccounts,
  test as polkadotTest,
  verifies as verifiesPolkadot,
} from '../../fixtures/chains/polkadot.ts'
import {
  balanceOf,
  devnet,
  expect,
  solanaAccounts,
  solanaPhoneAccounts,
  test as solanaTest,
  verifies as verifiesSolana,
} from '../../fixtures/chains/solana.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

const test = mergeTests(solanaTest, bitcoinTest, polkadotTest)

const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const polkadotReceiver = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const polkadotId = 'polkadot:45454545454545454545454545454545'
const message = 'Four chains, one page'

const sign = async (host: HostPage, namespace: string) =>
  String(await host.command('sign-message', { message, namespace }))

test('four wallets of four families are connected together, sign, send and are restored', async ({
  host,
  page,
  urls,
  chain,
  bitcoinChain,
  polkadotChain,
  openSolana,
  installWallet,
  installSolanaWallet,
  installBitcoinWallet,
  installPolkadotWallet,
  bitcoinWallet,
  solanaWallet,
  polkadotWallet,
}) => {
  await installWallet({ name: 'EVM Wallet' })
  await installSolanaWallet()
  await installBitcoinWallet()
  await installPolkadotWallet()
  await openSolana(await allFamiliesPage(page, { bitcoin: bitcoinChain, polkadot: polkadotChain }))

  const rows = ['EVM Wallet', 'Sun Wallet', 'Test Bitcoin Wallet', 'test-wallet']
  for (const name of rows) {
    await test.step(`${name} connects from the list`, async () => {
      await host.command('open', { view: 'Connect' })
      await host.button(new RegExp(`^${name}`)).click()
      await expect(host.dialog()).toBeHidden()
    })
  }
  expect(await connectedFamilies(host)).toEqual(allFamilies)
  const { payment } = await bitcoinWallet.addresses()
  const [solanaAddress] = solanaAccounts
  const [polkadotAddress] = polkadotAccounts.kusama

  await test.step('each wallet signs', async () => {
    expect(verifyMessage(message, await sign(host, 'eip155'))).toBe(evmAddress)
    const onSolana = base58.decode(await sign(host, 'solana'))
    expect(await verifiesSolana(solanaAddress, message, onSolana)).toBe(true)
    const onBitcoin = await sign(host, 'bip122')
    const { regtest } = bitcoinNetworks
    expect(verifyBitcoinMessage(regtest, payment, message, onBitcoin)).toBe('ecdsa')
    expect(verifiesPolkadot(polkadotAddress, message, await sign(host, 'polkadot'))).toBe(true)
  })

  await test.step('each wallet sends', async () => {
    await sendEvm(host, evmAddress)
    const to = Keypair.generate().publicKey.toBase58()
    const lamports = 2_000_000
    const rpcUrl = urls.chains[devnet]
    const way = 'signAndSendTransaction' as const
    const order = { kind: 'v0' as const, way, to, lamports, rpcUrl }
    await page.evaluate((own) => window.solanaPage?.transfer(own), order)
    expect(await balanceOf(chain, to)).toBe(lamports)

    await bitcoinChain.fund(payment, 400_000)
    const output = { recipient: bitcoinReceiver, amount: '12345' }
    const { value: txid } = await callBitcoin(host, 'sendTransfer', output)
    expect(await bitcoinChain.mempool()).toContain(txid)

    const transfer = { rpcUrl: polkadotChain, to: polkadotReceiver, amount: '2500000000000' }
    const landed = await page.evaluate((own) => window.polkadotPage?.transfer(own), transfer)
    expect(landed).toMatchObject({ status: 'InBlock', signer: polkadotAddress })
  })

  await test.step('a reload restores all four families with their networks, without a wallet request', async () => {
    await host.command('switch-network', { network: 'base' })
    const before = await host.state()
    await host.reload()
    await expect.poll(() => connectedFamilies(host)).toEqual(allFamilies)
    const after = await host.state()
    expect(after.accounts).toEqual(before.accounts)
    expect(after.namespace).toBe('eip155')
    expect(after.caipNetworkId).toBe('eip155:8453')
    expect(after.accounts.bip122?.caipNetworkId).toBe(regtestId)
    expect(after.accounts.polkadot?.caipNetworkId).toBe(polkadotId)
    expect([...(await solanaWallet.prompted()), ...(await polkadotWallet.prompted())]).toEqual([])
    const restored = (await host.events('connect')).map(({ detail }) => detail.restored)
    expect(restored).toEqual([true, true, true, true])
    expect(verifiesPolkadot(polkadotAddress, message, await sign(host, 'polkadot'))).toBe(true)
  })

  await test.step('each family disconnects separately', async () => {
    await host.command('disconnect', { namespace: 'solana' })
    expect(await connectedFamilies(host)).toEqual(['bip122', 'eip155', 'polkadot'])
    await host.command('disconnect')
    expect(await connectedFamilies(host)).toEqual([])
  })
})

test('disconnecting a session of two families does not affect two installed wallets', async ({
  host,
  page,
  urls,
  chain,
  phone,
  bitcoinChain,
  polkadotChain,
  openSolana,
  installBitcoinWallet,
  installPolkadotWallet,
}) => {
  await installBitcoinWallet()
  await installPolkadotWallet()
  await openSolana(await allFamiliesPage(page, { bitcoin: bitcoinChain, polkadot: polkadotChain }))
  await host.command('connect', { wallet: 'Test Bitcoin Wallet' })
  await host.command('connect', { wallet: 'test-wallet' })
  const wallet = await phone({
    rpcUrls: { 'eip155:1': urls.chains['eip155:1'], [devnet]: urls.chains[devnet] },
  })
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(allFamilies)
  await expect(host.dialog()).toBeHidden()

  const [onEvm] = phoneAccounts
  const [onSolana] = solanaPhoneAccounts
  await test.step('both families of the session sign and send', async () => {
    expect(verifyMessage(message, await sign(host, 'eip155'))).toBe(onEvm)
    const signature = base58.decode(await sign(host, 'solana'))
    expect(await verifiesSolana(onSolana, message, signature)).toBe(true)
    await sendEvm(host, onEvm)
    const to = Keypair.generate().publicKey.toBase58()
    const lamports = 2_000_000
    const rpcUrl = urls.chains[devnet]
    const way = 'signAndSendTransaction' as const
    const order = { kind: 'v0' as const, way, to, lamports, rpcUrl }
    await page.evaluate((own) => window.solanaPage?.transfer(own), order)
    expect(await balanceOf(chain, to)).toBe(lamports)
  })

  await test.step('a reload restores all families', async () => {
    await host.reload()
    await expect.poll(() => connectedFamilies(host)).toEqual(allFamilies)
    const { accounts } = await host.state()
    expect(accounts.eip155?.wallet.type).toBe('WALLET_CONNECT')
    expect(accounts.solana?.wallet.type).toBe('WALLET_CONNECT')
    expect(accounts.bip122?.wallet.type).toBe('ANNOUNCED')
  })

  await test.step('disconnecting one family of the session ends the session and no other connection', async () => {
    await host.command('open', { view: 'AccountSettings' })
    await host.button('Disconnect EVM networks, Solana').click()
    await expect(host.dialog()).toContainText('EVM networks, Solana disconnected')
    await expect.poll(() => connectedFamilies(host)).toEqual(['bip122', 'polkadot'])
    const details = (await host.events('disconnect')).map(({ detail }) => detail)
    expect(details.map(({ namespace }) => namespace).sort()).toEqual(['eip155', 'solana'])
    await expect.poll(() => wallet.sessions()).toEqual([])
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await sign(host, 'bip122')).toMatch(/^[\w+/]+=*$/)
  })
})
