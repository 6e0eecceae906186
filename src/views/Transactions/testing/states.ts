import {
  bitcoinAttributes,
  connectBitcoin,
  preparePending,
} from '../../../../demo/page/gallery/bitcoin.ts'
import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
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
