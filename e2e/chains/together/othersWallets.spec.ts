import { installMockWallet } from '@johanneskares/wallet-mock'
import { mergeTests } from '@playwright/test'
import { base58 } from '@scure/base'
import { Keypair, PublicKey } from '@solana/web3.js'
import { networks as bitcoinNetworks } from 'bitcoinjs-lib'
import { verifyMessage } from 'ethers'
import { http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import {
  allFamilies,
  allFamiliesPage,
  bitcoinReceiver,
  connectedFamilies,
  sendEvm,
} from '../../fixtures/chains/allFamilies.ts'
import { test as bitcoinTest, callBitcoin } from '../../fixtures/chains/bitcoin.ts'
import { polkadotAccounts, verifies as verifiesPolkadot } from '../../fixtures/chains/polkadot.ts'
import { expect, test as polkadotJsTest } from '../../fixtures/chains/polkadotJs.ts'
import {
  balanceOf,
  devnet,
  test as solanaTest,
  verifies as verifiesSolana,
} from '../../fixtures/chains/solana.ts'

const test = mergeTests(polkadotJsTest, solanaTest, bitcoinTest)

const evmKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const [alice, bob] = polkadotAccounts.any
const message = 'Four wallets, four projects'

/**
 * Four families at once through wallets of other projects: Mock Wallet (EIP-6963), the Wallet Standard burner and the
 * polkadot-js extension. For Bitcoin, no published wallet runs in these tests.
 */
test('wallets of other projects for all four chain families connect, sign and send together', async ({
  host,
  page,
  urls,
  chain,
  bitcoinChain,
  bitcoinWallet,
  polkadotChain,
  polkadotJs,
  openSolana,
  installBitcoinWallet,
}) => {
  const evm = privateKeyToAccount(evmKey)
  await installMockWallet({ page, account: evm, transports: { 1: http(urls.chains['eip155:1']) } })
  await installBitcoinWallet()
  await polkadotJs.addAccount('//Alice')
  await openSolana(await allFamiliesPage(page, { bitcoin: bitcoinChain, polkadot: polkadotChain }))
  const addBurner = () => page.evaluate(() => window.solanaPage?.addBurner())
  const connected = () => connectedFamilies(host)
  const sign = async (namespace: string) =>
    String(await host.command('sign-message', { message, namespace }))
  await addBurner()

  for (const name of ['Mock Wallet', 'Burner Wallet', 'Test Bitcoin Wallet', 'Polkadot.js']) {
    await test.step(`${name} connects from the list`, async () => {
      await host.command('open', { view: 'Connect' })
      await host.button(new RegExp(`^${name}`)).click()
      if (name === 'Polkadot.js') await polkadotJs.authorize(alice)
      await expect(host.dialog()).toBeHidden()
    })
  }
  expect(await connected()).toEqual(allFamilies)
  const { accounts } = await host.state()
  const burner = String(accounts.solana?.address)
  const { payment } = await bitcoinWallet.addresses()

  await test.step('each wallet signs', async () => {
    expect(verifyMessage(message, await sign('eip155'))).toBe(evm.address)
    expect(await verifiesSolana(burner, message, base58.decode(await sign('solana')))).toBe(true)
    const { regtest } = bitcoinNetworks
    expect(verifyBitcoinMessage(regtest, payment, message, await sign('bip122'))).toBe('ecdsa')
    const onPolkadot = sign('polkadot')
    await polkadotJs.sign()
    expect(verifiesPolkadot(alice, message, await onPolkadot)).toBe(true)
  })

  await test.step('each wallet sends', async () => {
    await sendEvm(host, evm.address)

    await chain.requestAirdrop(new PublicKey(burner), 1_000_000_000)
    const to = Keypair.generate().publicKey.toBase58()
    const order = { to, lamports: 2_000_000, rpcUrl: urls.chains[devnet] }
    await page.evaluate(
      (own) => window.solanaPage?.transfer({ kind: 'v0', way: 'sendTransaction', ...own }),
      order,
    )
    expect(await balanceOf(chain, to)).toBe(order.lamports)

    await bitcoinChain.fund(payment, 400_000)
    const output = { recipient: bitcoinReceiver, amount: '12345' }
    const { value: txid } = await callBitcoin(host, 'sendTransfer', output)
    expect(await bitcoinChain.mempool()).toContain(txid)

    const transfer = { rpcUrl: polkadotChain, to: bob, amount: '2500000000000' }
    const landed = page.evaluate((own) => window.polkadotPage?.transfer(own), transfer)
    await polkadotJs.sign()
    expect(await landed).toMatchObject({ status: 'InBlock', received: transfer.amount })
  })

  await test.step('a reload restores the wallets with stored keys, without a wallet request', async () => {
    await host.reload()
    await addBurner()
    await expect.poll(connected).toEqual(['bip122', 'eip155', 'polkadot'])
    const restored = (await host.events('connect')).map(({ detail }) => detail.restored)
    expect(restored).toEqual([true, true, true])
    expect(await polkadotJs.pending('authorize')).toBe(0)
    expect((await host.state()).accounts.polkadot).toEqual(accounts.polkadot)
    expect(verifyMessage(message, await sign('eip155'))).toBe(evm.address)
  })

  await test.step('the burner wallet, whose key is lost with the page, connects anew', async () => {
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await host.command('connect', { wallet: 'Burner Wallet' })
    expect(await connected()).toEqual(allFamilies)
    const anew = String((await host.state()).accounts.solana?.address)
    expect(anew).not.toBe(burner)
    expect(await verifiesSolana(anew, message, base58.decode(await sign('solana')))).toBe(true)
  })

  await test.step('each family disconnects separately', async () => {
    await host.command('disconnect', { namespace: 'polkadot' })
    expect(await connected()).toEqual(['bip122', 'eip155', 'solana'])
    await host.command('disconnect')
    expect(await connected()).toEqual([])
  })
})
