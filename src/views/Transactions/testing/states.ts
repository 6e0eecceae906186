import { expect } from '../../../../e2e/fixtures/test.ts'
import {
  bitcoinAttributes,
  leavePending,
  openOnBitcoin,
} from '../../../../e2e/fixtures/views/bitcoinPage.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Transactions',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'Transactions' })
      await expect(host.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
  {
    name: 'Transactions, pending on Bitcoin',
    view: 'Transactions',
    title: 'Activity',
    attributes: bitcoinAttributes,
    isLast: true,
    async show(host) {
      await openOnBitcoin(host)
      await leavePending(host)
      await host.command('open', { view: 'Transactions' })
      await expect(host.button('Speed up 0.0001 BTC')).toBeVisible()
    },
  },
]
