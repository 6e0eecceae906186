import { expect } from '../../../../demo/page/gallery/expect.ts'
import { logins, terms, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectWallets',
    view: 'ConnectWallets',
    title: 'Connect Wallet',
    attributes: { ...logins, ...terms },
    async show(stage) {
      await stage.command('open', { view: 'ConnectWallets' })
      await expect(stage.dialog().getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    },
  },
]
