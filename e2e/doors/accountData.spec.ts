import { formatUnits } from 'ethers'
import { tokens } from '../../demo/services/data/tokens.ts'
import type { AccountTokens, AccountTransactions } from '../../src/types/host.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { freshReceiver, SendPage } from '../fixtures/account/sendPage.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'

test('a page reads tokens and transactions of the account by commands, as its nodes and services have them', async ({
  host,
  urls,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  expect(await host.command('tokens')).toEqual({ error: 'NOT_CONNECTED' })
  expect(await host.command('transactions')).toEqual({ error: 'NOT_CONNECTED' })
  await host.command('connect', { wallet: 'test.wallet' })

  const { address } = await host.state()
  const held = (await host.command('tokens')) as AccountTokens
  expect(held).toMatchObject({ address, caipNetworkId: 'eip155:1', isWhole: true })
  const chain = anvilOf(urls)
  const usdc = await chain.tokenBalance(tokens.USDC.address, String(address))
  chain.close()
  const listed = held.tokens.find((one) => one.address === tokens.USDC.address)
  expect(listed).toMatchObject({ symbol: 'USDC', decimals: 6, caipNetworkId: 'eip155:1' })
  expect(Number(listed?.amount)).toBe(Number(formatUnits(usdc, 6)))
  expect(held.tokens.find((one) => one.address === null)).toMatchObject({ symbol: 'ETH' })

  const before = (await host.command('transactions')) as AccountTransactions
  expect(before.transactions.length).toBeGreaterThan(0)
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('1', freshReceiver())
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const sent = (await host.events('transaction')).at(-1)?.detail.hash
  await expect
    .poll(async () => {
      const { transactions } = (await host.command('transactions')) as AccountTransactions
      return transactions.map(({ metadata }) => metadata.hash)
    })
    .toContain(sent)
})

test('a page that has turned the history off gets an error with the reason', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { features: JSON.stringify({ history: false }) } })
  await host.command('connect', { wallet: 'test.wallet' })
  expect(await host.command('transactions')).toEqual({ error: 'NOT_ENABLED' })
})
