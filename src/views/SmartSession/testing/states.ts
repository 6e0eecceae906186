import { ADA, GRACE } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'
import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { noLogins } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

const attributes = {
  features: JSON.stringify({ ...JSON.parse(noLogins), smartSessions: true }),
}
const permissions = [
  { type: 'native-token-transfer', data: { allowance: '0xde0b6b3a7640000' } },
  { type: 'erc20-token-transfer', data: { address: tokens.USDC.address } },
  {
    type: 'contract-call',
    data: {
      address: GRACE,
      functions: [{ functionName: 'harvestAndReinvest', valueLimit: '0x1' }],
    },
  },
  { type: 'rate-limit', data: { count: 5, interval: 3600 } },
  { type: 'something-new', data: {} },
]
const name = 'Rainforest Exchange of the Northern Hemisphere'
const session = (pci: string, expiry: number, revokedAt?: number) => ({
  pci,
  project: { id: 'x', name, url: 'https://a-very-long-name.rainforest-exchange.example' },
  expiry,
  createdAt: 1,
  permissions,
  policies: [],
  context: '0x',
  revokedAt,
})

const headers = { 'Access-Control-Allow-Origin': '*' }
const sessionsPath = '**/v1/sessions/**'

async function listWith(host: HostPage, body: object, status = 200): Promise<void> {
  await host.page.unroute(sessionsPath)
  await host.page.route(sessionsPath, (route) => route.fulfill({ status, headers, json: body }))
  await host.command('open', { view: 'Account' })
  await host.command('open', { view: 'SmartSessionList' })
}

const list = { view: 'SmartSessionList', title: 'Smart Sessions', connected: true, attributes }

export const states: ViewState[] = [
  {
    ...list,
    name: 'SmartSessionList',
    async show(host) {
      const pcis = [
        session('ended', 1_500_000_000),
        session('now', 4_000_000_000),
        session('no', 4e9, 1),
      ]
      await listWith(host, { pcis })
      await expect(host.button(`Revoke ${name}`)).toBeVisible()
    },
  },
  {
    ...list,
    name: 'SmartSessionList, empty',
    async show(host) {
      await listWith(host, { pcis: [] })
      await expect(host.dialog().getByText(/^No app may act/)).toBeVisible()
    },
  },
  {
    ...list,
    name: 'SmartSessionList, failing',
    async show(host) {
      await listWith(host, {}, 500)
      await expect(host.button('Try again')).toBeVisible()
    },
  },
  {
    name: 'SmartSessionCreated',
    view: 'SmartSessionCreated',
    title: 'Session Created',
    connected: true,
    attributes,
    async show(host, wallet) {
      await wallet.setBehaviour({ nonsense: { wallet_grantPermissions: { context: '0x' } } })
      await host.command('open', { view: 'Account' })
      const requested = { chainId: '0x1', address: ADA, expiry: 4_000_000_000, permissions }
      await host.request('wallet_grantPermissions', [requested])
      await expect(host.dialog('Session Created')).toBeVisible()
      await wallet.setBehaviour({})
    },
  },
]
