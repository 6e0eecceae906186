import { expect } from '../../../../demo/page/gallery/expect.ts'
import {
  openView,
  rainforestWallet,
  type ViewState,
} from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'GetWallet',
    view: 'GetWallet',
    title: 'Get a Wallet',
    async show(stage) {
      await stage.command('open', { view: 'GetWallet' })
      await expect(stage.button(/^Demo Web Wallet/)).toBeVisible()
    },
  },
  {
    name: 'Downloads',
    view: 'Downloads',
    title: `Get ${rainforestWallet.name}`,
    show: openView('Downloads', { wallet: rainforestWallet }),
  },
]
