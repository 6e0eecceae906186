import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import { noLogins, type ViewState } from '../../../../demo/page/gallery/viewState.ts'
import { ADA, GRACE } from '../../../../demo/services/data/accounts.ts'
import { tokens } from '../../../../demo/services/data/tokens.ts'

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

async function listWith(stage: Stage, body: object, status = 200): Promise<void> {
  stage.answer(/\/v1\/sessions\//, () => (status === 200 ? body : status))
  await stage.command('open', { view: 'Account' })
  // A list that is already shown is not loaded again.
  await expect(stage.button('Disconnect')).toBeVisible()
  await stage.command('open', { view: 'SmartSessionList' })
}

const list = { view: 'SmartSessionList', title: 'Smart Sessions', connected: true, attributes }

export const states: ViewState[] = [
  {
    ...list,
    name: 'SmartSessionList',
    async show(stage) {
      const pcis = [
        session('ended', 1_500_000_000),
        session('now', 4_000_000_000),
        session('no', 4e9, 1),
      ]
      await listWith(stage, { pcis })
      await expect(stage.button(`Revoke ${name}`)).toBeVisible()
    },
  },
  {
    ...list,
    name: 'SmartSessionList, empty',
    async show(stage) {
      await listWith(stage, { pcis: [] })
      await expect(stage.dialog().getByText(/^No app may act/)).toBeVisible()
    },
  },
  {
    ...list,
    name: 'SmartSessionList, failing',
    async show(stage) {
      await listWith(stage, {}, 500)
      await expect(stage.button('Try again')).toBeVisible()
    },
  },
  {
    name: 'SmartSessionCreated',
    view: 'SmartSessionCreated',
    title: 'Session Created',
    connected: true,
    attributes: { ...attributes, review: 'off' },
    async show(stage, wallet) {
      wallet.setBehaviour({ nonsense: { wallet_grantPermissions: { context: '0x' } } })
      await stage.command('open', { view: 'Account' })
      const requested = { chainId: '0x1', address: ADA, expiry: 4_000_000_000, permissions }
      await stage.request('wallet_grantPermissions', [requested])
      await expect(stage.dialog('Session Created')).toBeVisible()
      wallet.setBehaviour({})
    },
  },
]
