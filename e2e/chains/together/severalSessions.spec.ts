import { connectedFamilies } from '../../fixtures/chains/allFamilies.ts'
import {
  areConnected,
  ends,
  evmAndSolana,
  pairWith,
  signsEvm,
  signsSolana,
} from '../../fixtures/chains/sessions.ts'
import { devnet, expect, test } from '../../fixtures/chains/solana.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

test('a pairing for Solana leaves the phone connected on EVM, and a reload restores both', async ({
  host,
  urls,
  phone,
  openSolana,
}) => {
  await openSolana({ attributes: evmAndSolana })
  const first = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] }, name: 'First' })
  await pairWith(host, first, 'eip155')
  // This wallet supports both families, but the page requests Solana only.
  const second = await phone({ name: 'Second' })
  await second.pair(await openQrCode(host, { namespace: 'solana' }))
  await areConnected(host, 'eip155', 'solana')

  await host.reload()
  await areConnected(host, 'eip155', 'solana')
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
  await openSolana({ attributes: evmAndSolana })
  const first = await phone({ rpcUrls: { 'eip155:1': urls.chains['eip155:1'] }, name: 'First' })
  const second = await phone({ rpcUrls: { [devnet]: urls.chains[devnet] }, name: 'Second' })
  await pairWith(host, first, 'eip155')
  await pairWith(host, second, 'eip155', 'solana')

  await host.reload()
  await areConnected(host, 'eip155', 'solana')
  const { accounts } = await host.state()
  expect(accounts.eip155?.wallet.name).toBe('First')
  expect(accounts.solana?.wallet.name).toBe('Second')
  await signsEvm(host)
  await signsSolana(host)

  await first.disconnect()
  await expect.poll(() => ends(host)).toEqual(['eip155 wallet'])
  await signsSolana(host)
})
