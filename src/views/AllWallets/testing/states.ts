import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'AllWallets',
    view: 'AllWallets',
    title: 'All Wallets',
    async show(host) {
      await host.command('open', { view: 'AllWallets' })
      await expect(host.button(/^Demo Web Wallet/)).toBeVisible()
    },
  },
  {
    name: 'AllWallets, nothing found',
    view: 'AllWallets',
    title: 'All Wallets',
    async show(host) {
      await host.command('open', { view: 'AllWallets' })
      await host.dialog().getByRole('searchbox').fill('xyzzy')
      await expect(host.dialog().getByText('No wallets match “xyzzy”')).toBeVisible()
    },
  },
]
