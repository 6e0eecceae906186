import { base58 } from '@scure/base'
import { networks as bitcoinNetworks } from 'bitcoinjs-lib'
import { verifyMessage } from 'ethers'
import { connectedFamilies } from '../../fixtures/chains/allFamilies.ts'
import { verifyBitcoinMessage } from '../../fixtures/chains/bitcoinMessages.ts'
import { verifies as verifiesPolkadot } from '../../fixtures/chains/polkadot.ts'
import {
  devnet,
  expect,
  solanaPhoneAccounts,
  test,
  verifies,
} from '../../fixtures/chains/solana.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { nextPairingUri, openQrCode } from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

/** Sessions over WalletConnect that carry several families, and several sessions at once. */

const formerDevnet = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const both = { networks: 'ethereum solana-devnet' }
const message = 'One phone, many chains'
const [onEvm] = phoneAccounts
const [onSolana] = solanaPhoneAccounts

const sign = async (host: HostPage, namespace: string) =>
  String(await host.command('sign-message', { message, namespace }))
const signsEvm = async (host: HostPage) =>
  expect(verifyMessage(message, await sign(host, 'eip155'))).toBe(onEvm)
const signsSolana = async (host: HostPage) => {
  const signature = base58.decode(await sign(host, 'solana'))
  expect(await verifies(onSolana, message, signature)).toBe(true)
}
const ends = async (host: HostPage) =>
  (await host.events('disconnect'))
    .map(({ detail }) => `${detail.namespace} ${detail.reason}`)
    .sort()

test('one pairing grants all four families: each signs, all are restored, and they end together', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  const all = ['bip122', 'eip155', 'polkadot', 'solana']
  await openSolana({ attributes: { networks: 'ethereum solana-devnet bitcoin kusama' } })
  const wallet = await phone({ rpcUrls: { ...urls.chains, [bitcoin]: '', [kusama]: '' } })
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(all)
  await expect(host.dialog()).toBeHidden()

  const { accounts } = await host.state()
  const signsAll = async () => {
    await signsEvm(host)
    await signsSolana(host)
    const payer = accounts.bip122?.address ?? ''
    const onBitcoin = await sign(host, 'bip122')
    expect(verifyBitcoinMessage(bitcoinNetworks.bitcoin, payer, message, onBitcoin)).toBe('ecdsa')
    const signature = await sign(host, 'polkadot')
    expect(verifiesPolkadot(accounts.polkadot?.address ?? '', message, signature)).toBe(true)
  }
  await test.step('sign on each', signsAll)

  await test.step('a reload restores all four', async () => {
    await host.reload()
    await expect.poll(() => connectedFamilies(host)).toEqual(all)
    expect((await host.state()).accounts).toEqual(accounts)
    await signsAll()
  })

  await test.step('the wallet ends the session', async () => {
    await wallet.disconnect()
    await expect.poll(() => ends(host)).toEqual(all.map((one) => `${one} wallet`))
    expect(await connectedFamilies(host)).toEqual([])
  })
})

test('a wallet that knows Solana by its former id alone is used as any other', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  await openSolana()
  const wallet = await phone({ rpcUrls: { [formerDevnet]: urls.chains[devnet] } })
  await wallet.pair(await openQrCode(host))
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(wallet.sessions()[0]?.chains).toEqual([formerDevnet])
  await expect(host.element()).toHaveAttribute('caip-address', `${devnet}:${onSolana}`)
  await signsSolana(host)
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await signsSolana(host)
})

test('a wallet that withdraws one family leaves the other connected', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: both })
  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
  await wallet.withdraw('solana')
  await expect.poll(() => ends(host)).toEqual(['solana wallet'])
  expect(await connectedFamilies(host)).toEqual(['eip155'])
  await signsEvm(host)
  await host.reload()
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  await signsEvm(host)
  expect(wallet.sessions()).toHaveLength(1)
})

test('a pairing for one family leaves the other to its phone, also after a reload', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: both })
  const first = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] }, name: 'First' })
  await first.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  // This one would take both.
  const second = await phone({ name: 'Second' })
  await second.pair(await openQrCode(host, { namespace: 'solana' }))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])

  await host.reload()
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
  const { accounts } = await host.state()
  expect(accounts.eip155?.wallet.name).toBe('First')
  expect(accounts.solana?.wallet.name).toBe('Second')

  await host.command('open', { view: 'AccountSettings' })
  await expect(host.button(/^Disconnect (?!all)/)).toHaveCount(2)
  await host.command('disconnect', { namespace: 'solana' })
  expect(await connectedFamilies(host)).toEqual(['eip155'])
  await expect.poll(() => second.sessions()).toEqual([])
  expect(first.sessions()).toHaveLength(1)
})

test('two phones on two families are both restored', async ({ host, urls, phone, openSolana }) => {
  await openSolana({ attributes: both })
  const first = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] }, name: 'First' })
  const second = await phone({ rpcUrls: { [devnet]: urls.chains[devnet] }, name: 'Second' })
  await first.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  await second.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])

  await host.reload()
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
  const { accounts } = await host.state()
  expect(accounts.eip155?.wallet.name).toBe('First')
  expect(accounts.solana?.wallet.name).toBe('Second')
  await signsEvm(host)
  await signsSolana(host)

  await first.disconnect()
  await expect.poll(() => ends(host)).toEqual(['eip155 wallet'])
  await signsSolana(host)
})

test('a page that leaves by its Solana provider ends the session at the wallet', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: both })
  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
  await host.callProvider('solana', 'disconnect')
  expect(await ends(host)).toEqual(['eip155 user', 'solana user'])
  await expect.poll(() => wallet.sessions()).toEqual([])
})

test('a family whose file does not come is told, and restored when it does', async ({
  host,
  page,
  phone,
  openSolana,
}) => {
  const file = '**/chunks/solanaProvider-*.js'
  await openSolana({ attributes: both })
  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])

  await page.route(file, (route) => route.abort())
  await host.reload()
  await expect.poll(() => errorCodes(host)).toEqual(['LOAD_FAILED'])
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])

  await page.unroute(file)
  await host.reload()
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
  await signsSolana(host)
})

test('a pairing goes on without a family whose file does not come, and says so', async ({
  host,
  page,
  phone,
  openSolana,
}) => {
  await page.route('**/chunks/solanaProvider-*.js', (route) => route.abort())
  await openSolana({ attributes: both })
  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  expect(await errorCodes(host)).toEqual(['LOAD_FAILED'])
  await signsEvm(host)
})

test('a wallet that cannot do the wanted family says so, and is connected on the other', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: both })
  const wallet = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] } })
  const answer = host.command('connect', { wallet: 'walletConnect', namespace: 'solana' })
  await wallet.pair(await nextPairingUri(host))
  expect(await answer).toEqual({ error: 'UNSUPPORTED_CHAIN' })
  expect(await connectedFamilies(host)).toEqual(['eip155'])
  expect(await errorCodes(host)).toEqual(['UNSUPPORTED_CHAIN'])
})

test('a family that the page no longer has is not restored, and not forgotten', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: both })
  const wallet = await phone()
  await wallet.pair(await openQrCode(host))
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])

  await openSolana({ attributes: { networks: 'ethereum' }, path: '/other' })
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155'])
  expect((await host.events('connect')).map(({ detail }) => detail.namespace)).toEqual(['eip155'])

  await openSolana({ attributes: both, path: '/host' })
  await expect.poll(() => connectedFamilies(host)).toEqual(['eip155', 'solana'])
})
