import type { Page } from '@playwright/test'
import { verifyMessage } from 'ethers'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import { openTab } from '../../fixtures/page/tabs.ts'
import { connectPhone, expect, test } from '../../fixtures/walletConnect/pairing.ts'
import { phoneAccounts } from '../../fixtures/walletConnect/webWallet.ts'

const [first, second] = phoneAccounts

/** Counts the relay connections that a tab opens and closes from now on. */
function watchRelay(page: Page): { opened: number; open: number } {
  const count = { opened: 0, open: 0 }
  page.on('websocket', (socket) => {
    count.opened += 1
    count.open += 1
    socket.on('close', () => {
      count.open -= 1
    })
  })
  return count
}

test('only one of three tabs has a relay connection, each tab can sign, and another tab takes over when that one closes', async ({
  host,
  page,
  context,
  urls,
  phone,
}) => {
  const wallet = await phone()
  await host.open()
  await connectPhone(host, wallet)
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', first)

  const tabs: { tab: HostPage; relay: ReturnType<typeof watchRelay> }[] = []
  for (const _ of [1, 2]) {
    const tab = await openTab(context, urls, { path: '/none', wallets: false })
    const relay = watchRelay(tab.page)
    await tab.open()
    await expect(tab.element()).toHaveAttribute('address', first)
    await expect(tab.element()).toHaveAttribute('status', 'connected')
    tabs.push({ tab, relay })
  }
  const [middle, last] = tabs
  if (!middle || !last) throw new Error('there are no tabs')
  expect([middle.relay.opened, last.relay.opened]).toEqual([0, 0])
  const [restored] = await middle.tab.events('connect')
  expect(restored?.detail).toMatchObject({ restored: true, wallet: { type: 'WALLET_CONNECT' } })

  await test.step('wallet events reach the tabs without a relay connection', async () => {
    await wallet.emitChainChanged('eip155:8453')
    for (const { tab } of tabs) {
      await expect(tab.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    }
    await wallet.emitAccountsChanged(1)
    await expect(host.element()).toHaveAttribute('address', second)
    expect([middle.relay.opened, last.relay.opened]).toEqual([0, 0])
  })

  await test.step('a request opens the relay in its own tab only', async () => {
    await wallet.emitAccountsChanged(0)
    await expect(host.element()).toHaveAttribute('address', first)
    const signature = await middle.tab.command('sign-message', { message: 'from the middle' })
    expect(verifyMessage('from the middle', String(signature))).toBe(first)
    expect([middle.relay.opened, last.relay.opened]).toEqual([1, 0])
    const other = await host.command('sign-message', { message: 'from the first' })
    expect(verifyMessage('from the first', String(other))).toBe(first)
  })

  await test.step('another tab takes over the relay when the first closes', async () => {
    await page.close()
    await middle.tab.page.close()
    await expect.poll(() => last.relay.open).toBe(1)
    await wallet.emitAccountsChanged(1)
    await expect(last.tab.element()).toHaveAttribute('address', second)
  })

  await test.step('the wallet disconnects', async () => {
    await wallet.disconnect()
    await expect(last.tab.element()).toHaveAttribute('status', 'disconnected')
  })
})

test('a pairing in a second tab connects the first tab, although the first tab’s client was created before', async ({
  host,
  context,
  urls,
  phone,
}) => {
  await host.open()
  // The first tab already has a WalletConnect client, which does not know the session that the second tab makes.
  const earlier = await phone()
  await connectPhone(host, earlier)
  await host.command('disconnect')
  const tab = await openTab(context, urls, { wallets: false })
  const wallet = await phone()
  await connectPhone(tab, wallet)
  await expect(host.element()).toHaveAttribute('address', first)
  const signature = await host.command('sign-message', { message: 'hi' })
  expect(verifyMessage('hi', String(signature))).toBe(first)

  await test.step('both tabs restore the session after a reload, with its keys intact', async () => {
    for (const one of [host, tab]) await one.reload()
    for (const one of [host, tab])
      await expect(one.element()).toHaveAttribute('status', 'connected')
    const again = await tab.command('sign-message', { message: 'again' })
    expect(verifyMessage('again', String(again))).toBe(first)
  })

  await test.step('a disconnect in one tab ends the session in both and at the wallet', async () => {
    await host.command('disconnect')
    await expect(tab.element()).toHaveAttribute('status', 'disconnected')
    const [end] = await tab.events('disconnect')
    expect(end?.detail).toEqual({ namespace: 'eip155', reason: 'other-tab' })
    await expect.poll(() => wallet.sessions()).toEqual([])
    for (const one of [host, tab]) await one.reload()
    for (const one of [host, tab]) expect((await one.state()).status).toBe('disconnected')
  })
})
