import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'AllWallets',
    view: 'AllWallets',
    title: 'All Wallets',
    async show(stage) {
      await stage.command('open', { view: 'AllWallets' })
      await expect(stage.button(/^Demo Web Wallet/)).toBeVisible()
    },
  },
  {
    name: 'AllWallets, nothing found',
    view: 'AllWallets',
    title: 'All Wallets',
    async show(stage) {
      await stage.command('open', { view: 'AllWallets' })
      await stage.dialog().getByRole('searchbox').fill('xyzzy')
      await expect(stage.dialog().getByText('No wallets match “xyzzy”')).toBeVisible()
    },
  },
]
