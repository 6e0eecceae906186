import { networks as bitcoinNetworks } from 'bitcoinjs-lib'
import { verifyBitcoinMessage } from '../../../demo/services/signIn/verifyBitcoinMessage.ts'
import { connectedFamilies } from '../../fixtures/chains/allFamilies.ts'
import { verifies as verifiesPolkadot } from '../../fixtures/chains/polkadot.ts'
import {
  areConnected,
  ends,
  evmAndSolana,
  message,
  pairWith,
  sign,
  signsEvm,
  signsSolana,
} from '../../fixtures/chains/sessions.ts'
import { devnet, expect, solanaPhoneAccounts, test } from '../../fixtures/chains/solana.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'
import { nextPairingUri, openQrCode } from '../../fixtures/walletConnect/pairing.ts'

const formerDevnet = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const kusama = 'polkadot:b0a8d493285c2df73290dfb7e61f870f'
const [onSolana] = solanaPhoneAccounts

test('one pairing connects four families, which sign, are restored and are disconnected together', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  const all = ['bip122', 'eip155', 'polkadot', 'solana']
  await openSolana({ attributes: { networks: 'ethereum solana-devnet bitcoin kusama' } })
  const wallet = await phone({ rpcUrls: { ...urls.chains, [bitcoin]: '', [kusama]: '' } })
  await pairWith(host, wallet, ...all)
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
  await test.step('each family signs', signsAll)

  await test.step('a reload restores all four families', async () => {
    await host.reload()
    await areConnected(host, ...all)
    expect((await host.state()).accounts).toEqual(accounts)
    await signsAll()
  })

  await test.step('the wallet ends the session', async () => {
    await wallet.disconnect()
    await expect.poll(() => ends(host)).toEqual(all.map((one) => `${one} wallet`))
    expect(await connectedFamilies(host)).toEqual([])
  })
})

test('a wallet that knows Solana only by its former CAIP-2 id can sign', async ({
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

test('a wallet that withdraws one family from the session stays connected on the other', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone()
  await pairWith(host, wallet, 'eip155', 'solana')
  await wallet.withdraw('solana')
  await expect.poll(() => ends(host)).toEqual(['solana wallet'])
  expect(await connectedFamilies(host)).toEqual(['eip155'])
  await signsEvm(host)
  await host.reload()
  await areConnected(host, 'eip155')
  await signsEvm(host)
  expect(wallet.sessions()).toHaveLength(1)
})

test('disconnect of the page’s Solana provider ends the session at the wallet', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone()
  await pairWith(host, wallet, 'eip155', 'solana')
  await host.callProvider('solana', 'disconnect')
  expect(await ends(host)).toEqual(['eip155 user', 'solana user'])
  await expect.poll(() => wallet.sessions()).toEqual([])
})

test('a wallet without the requested family emits an error, and is connected on the other family', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] } })
  const result = host.command('connect', { wallet: 'walletConnect', namespace: 'solana' })
  await wallet.pair(await nextPairingUri(host))
  expect(await result).toEqual({ error: 'UNSUPPORTED_CHAIN' })
  expect(await connectedFamilies(host)).toEqual(['eip155'])
  expect(await errorCodes(host)).toEqual(['UNSUPPORTED_CHAIN'])
})

test('a stored family without networks in the page is not restored, and stays stored', async ({
  host,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone()
  await pairWith(host, wallet, 'eip155', 'solana')

  await openSolana({ attributes: { networks: 'ethereum' }, path: '/other' })
  await areConnected(host, 'eip155')
  expect((await host.events('connect')).map(({ detail }) => detail.namespace)).toEqual(['eip155'])

  await openSolana({ attributes: evmAndSolana, path: '/host' })
  await areConnected(host, 'eip155', 'solana')
})
