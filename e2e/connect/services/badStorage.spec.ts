import { connectorIdKey, storageKeys } from '../../../src/storage/keys.ts'
import { expect, test } from '../../fixtures/test.ts'

const keys = [...Object.values(storageKeys), connectorIdKey('eip155')]
const garbage = [
  '',
  'banana',
  '{',
  'null',
  '[]',
  '[null,7,{"id":"x"}]',
  '{"__proto__":1}',
  '\u0000',
]

test('malformed values in storage are ignored under every key, and the wallet connects', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  for (const text of garbage) {
    await test.step(JSON.stringify(text), async () => {
      await page.evaluate(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value)
          // The stored status is `connected`, so that a restore reads the malformed values.
          localStorage.setItem('wallet-modal/connection_status', 'connected')
        },
        [keys, text] as const,
      )
      await host.reload()
      await expect(host.element()).toHaveAttribute('status', 'disconnected')
      expect(await host.events('error')).toEqual([])
    })
  }
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a session stored with a removed or malformed network is restored on a configured network', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  for (const id of ['eip155:424242', 'solana:mainnet', 'eip155:']) {
    await page.evaluate((value) => {
      localStorage.setItem('wallet-modal/active_caip_network_id', value)
      localStorage.setItem('wallet-modal/active_namespace', 'solana')
    }, id)
    await host.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:1')
  }
})

const kinds = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Exceeded the quota.', 'QuotaExceededError')
    }
  },
  absent: () => {
    Object.defineProperty(window, 'localStorage', { value: null })
  },
}
for (const [what, spoil] of Object.entries(kinds)) {
  test(`the wallet connects and nothing is stored if storage is ${what}`, async ({
    host,
    page,
    installWallet,
  }) => {
    await page.addInitScript(spoil)
    await installWallet()
    await host.open()
    await host.openAndTake(/^Test Wallet/)
    await expect(host.element()).toHaveAttribute('status', 'connected')
    await host.command('switch-network', { network: 'base' })
    await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    await host.command('disconnect')
    await expect(host.element()).toHaveAttribute('status', 'disconnected')
    await host.reload()
    expect((await host.state()).status).toBe('disconnected')
    expect(await host.events('error')).toEqual([])
  })
}
