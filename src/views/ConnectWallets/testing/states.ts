import { expect } from '../../../../e2e/fixtures/test.ts'
import { logins, terms, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectWallets',
    view: 'ConnectWallets',
    title: 'Connect Wallet',
    attributes: { ...logins, ...terms },
    async show(host) {
      await host.command('open', { view: 'ConnectWallets' })
      await expect(host.dialog().getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    },
  },
]
