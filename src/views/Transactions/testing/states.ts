import {
  bitcoinAttributes,
  connectBitcoin,
  preparePending,
} from '../../../../demo/page/gallery/bitcoin.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'
import type { PendingTransaction } from '../../../types/pendingTransaction.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const loadedAt = Date.now()

/** Stores a transaction of the test wallet, which is shown above the history. */
const stored = (digit: string, changes: Partial<PendingTransaction>): PendingTransaction => ({
  hash: `0x${digit.repeat(64)}`,
  namespace: 'eip155',
  caipNetworkId: 'eip155:1',
  from: account,
  kind: 'send',
  phase: 'submitted',
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '0.1',
  symbol: 'ETH',
  iconUrl: null,
  token: null,
  // Before the page was loaded, so that no toast tells it again; later digits are older, and stand below.
  sentAt: loadedAt - 3_600_000 - Number.parseInt(digit, 16),
  nonce: null,
  call: null,
  replacedBy: null,
  spedUp: false,
  ...changes,
})

function prepareOddities(): void {
  const differs = { to: stranger, amount: '0.5', symbol: 'ETH', token: null }
  const list = [
    stored('a', { phase: 'confirmed', differs, onlyHost: 'node.example' }),
    stored('b', { phase: 'foreign', onlyHost: 'node.example' }),
    stored('c', { hashKind: 'proposal' }),
    stored('d', { hashKind: 'userOperation' }),
    stored('e', { phase: 'unknown' }),
  ]
  localStorage.setItem('wallet-modal/pending_transactions', JSON.stringify(list))
}

export const states: ViewState[] = [
  {
    name: 'Transactions, not sent as reviewed',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    prepare: prepareOddities,
    async show(stage) {
      // The history of the demo's account depends on other specs.
      stage.answer(/\/history$/, () => ({ data: [], next: null }))
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.dialog().getByText('Not as reviewed')).toBeVisible()
    },
  },
  {
    name: 'Transactions',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
  {
    name: 'Transactions, pending on Bitcoin',
    view: 'Transactions',
    title: 'Activity',
    attributes: bitcoinAttributes,
    prepare: preparePending,
    async show(stage) {
      await connectBitcoin(stage)
      await stage.command('open', { view: 'Transactions' })
      await expect(stage.button('Speed up 0.0001 BTC')).toBeVisible()
    },
  },
]
