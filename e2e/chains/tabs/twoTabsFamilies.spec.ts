import { bitcoinNetwork } from '../../../demo/services/bitcoin/network.ts'
import { injectBitcoinWallet } from '../../fixtures/chains/bitcoin.ts'
import { injectPolkadotWallet, polkadotAccounts } from '../../fixtures/chains/polkadot.ts'
import { HostPage } from '../../fixtures/page/hostPage.ts'
import { recordEvents } from '../../fixtures/page/recordEvents.ts'
import { expect, test } from '../../fixtures/test.ts'

const networks = JSON.stringify([
  { ...bitcoinNetwork, rpcUrls: { default: { http: ['http://localhost:1'] } } },
  'polkadot',
  'kusama',
])

const families = [
  { namespace: 'bip122', wallet: 'Test Bitcoin Wallet', address: /^bcrt1q/ },
  { namespace: 'polkadot', wallet: 'test-wallet', address: polkadotAccounts.polkadot[0] },
]

for (const { namespace, wallet, address } of families) {
  test(`${namespace}: connecting or disconnecting in one tab applies in the other`, async ({
    context,
    urls,
  }) => {
    const open = async () => {
      const page = await context.newPage()
      await page.addInitScript(recordEvents)
      await injectBitcoinWallet(page)
      await injectPolkadotWallet(page)
      const host = new HostPage(page, urls)
      await host.open({ attributes: { networks } })
      await host.state()
      return host
    }
    const first = await open()
    const second = await open()

    await first.command('connect', { wallet, namespace })
    await expect(second.element()).toHaveAttribute('address', address)
    await expect(second.element()).toHaveAttribute('namespace', namespace)
    const [connected] = await second.events('connect')
    expect(connected?.detail).toMatchObject({ namespace, restored: true })
    expect(await second.command('sign-message', { message: 'hi', namespace })).toEqual(
      expect.any(String),
    )

    await second.command('disconnect', { namespace })
    await expect(first.element()).toHaveAttribute('status', 'disconnected')
    const ends = await first.events('disconnect')
    expect(ends.map(({ detail }) => detail)).toEqual([{ namespace, reason: 'other-tab' }])
    for (const tab of [first, second]) {
      await tab.reload()
      expect((await tab.state()).status).toBe('disconnected')
      expect(await tab.events('error')).toEqual([])
    }
  })
}
