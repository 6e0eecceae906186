import { expect } from '../../../../e2e/fixtures/test.ts'
import {
  openView,
  rainforestWallet,
  type ViewState,
} from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'GetWallet',
    view: 'GetWallet',
    title: 'Get a Wallet',
    async show(host) {
      await host.command('open', { view: 'GetWallet' })
      await expect(host.button(/^Demo Web Wallet/)).toBeVisible()
    },
  },
  {
    name: 'Downloads',
    view: 'Downloads',
    title: `Get ${rainforestWallet.name}`,
    show: openView('Downloads', { wallet: rainforestWallet }),
  },
]
