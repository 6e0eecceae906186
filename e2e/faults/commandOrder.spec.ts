import { expect, test } from '../fixtures/test.ts'

/** Sends commands in one tick, each to the element with the given id, and waits until all have settled. */
type Sent = readonly (readonly [id: string, command: string, data?: Record<string, unknown>])[]

function sendAll(page: import('@playwright/test').Page, commands: Sent): Promise<string[]> {
  return page.evaluate(async (all) => {
    const results = all.map(([id, command, data]) => {
      const detail: Record<string, unknown> = { command, ...data }
      document.getElementById(id)?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
      return detail.result
    })
    const settled = await Promise.allSettled(results)
    return settled.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code))
  }, commands)
}

const slugs = ['ethereum', 'base', 'polygon', 'optimism', 'arbitrum'] as const
const ids = { ethereum: 1, base: 8453, polygon: 137, optimism: 10, arbitrum: 42161 }
const attributes = { networks: slugs.join(' ') }
const second = '<wallet-modal id="second"></wallet-modal>'

for (let round = 0; round < 4; round += 1) {
  const order = slugs.map((_, index) => slugs[(index * 2 + round) % slugs.length] ?? 'base')
  test(`the last of several network switches in one tick wins: ${order.join(', ')}`, async ({
    host,
    page,
  }) => {
    await host.open({ attributes, body: second })
    // The commands alternate between the two elements, before the code has loaded and afterwards.
    for (const all of [order, [...order].reverse()]) {
      await sendAll(
        page,
        all.map((network, index) => [
          index % 2 ? 'second' : 'wallet',
          'switch-network',
          { network },
        ]),
      )
      const last = ids[all.at(-1) ?? 'base']
      await expect(host.element()).toHaveAttribute('caip-network-id', `eip155:${last}`)
      const networkIds = (await host.events('networkchange')).map(({ detail }) => detail.network.id)
      expect(networkIds.at(-1)).toBe(last)
    }
  })
}

test('the last of five network switches of a connected wallet in one tick wins', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes })
  await host.command('connect', { wallet: 'test.wallet' })
  const networks = ['base', 'ethereum', 'base', 'ethereum', 'base']
  await sendAll(
    page,
    networks.map((network) => ['wallet', 'switch-network', { network }]),
  )
  await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
  await wallet.expectStateIsTrue()
})

test('the later of two connect commands in one tick wins, even if the first wallet approves later', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await installWallet({ name: 'Other Wallet', rdns: 'other.wallet' })
  await host.open({ body: second })
  const connectBoth = (one: string, two: string) =>
    sendAll(page, [
      ['wallet', 'connect', { wallet: one }],
      ['second', 'connect', { wallet: two }],
    ])
  await connectBoth('test.wallet', 'other.wallet')
  const state = await host.state()
  expect(state.accounts.eip155?.wallet.rdns).toBe('other.wallet')
  await host.command('disconnect')
  await connectBoth('other.wallet', 'test.wallet')
  expect((await host.state()).accounts.eip155?.wallet.rdns).toBe('test.wallet')
})

test('commands run at once while a connect command waits for the user', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet({ autoApprove: false })
  await host.open()
  const outcomes = sendAll(page, [
    ['wallet', 'connect', { wallet: 'test.wallet' }],
    ['wallet', 'open', { view: 'WhatIsAWallet' }],
    ['wallet', 'open', { view: 'WhatIsANetwork' }],
    ['wallet', 'close'],
    ['wallet', 'open', { view: 'WhatIsAWallet' }],
  ])
  await expect(host.dialog('What is a Wallet?')).toBeVisible()
  await wallet.reject()
  expect(await outcomes).toEqual(['USER_REJECTED', 'done', 'done', 'done', 'done'])
})

test('connect of a wallet that is not installed opens no view if close follows in the same tick', async ({
  host,
  page,
}) => {
  await host.open()
  const outcomes = await sendAll(page, [
    ['wallet', 'connect', { wallet: 'MetaMask' }],
    ['wallet', 'close'],
  ])
  expect(outcomes).toEqual(['USER_REJECTED', 'done'])
  await expect(host.dialog()).toHaveCount(0)
})
