import { expect } from '../../../../e2e/fixtures/test.ts'
import { longWalletName, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectingExternal, waiting',
    view: 'ConnectingExternal',
    title: longWalletName,
    async show(host, testWallet) {
      await testWallet.setAutoApprove(false)
      await host.command('open', {
        view: 'ConnectingExternal',
        title: longWalletName,
        wallet: 'test.wallet',
      })
      await expect(host.dialog().getByText(/^Continue in/)).toBeVisible()
      await testWallet.expectPending()
    },
  },
  {
    name: 'ConnectingExternal, declined',
    view: 'ConnectingExternal',
    title: longWalletName,
    async show(host, testWallet) {
      await testWallet.setAutoApprove(false)
      await host.command('open', {
        view: 'ConnectingExternal',
        title: longWalletName,
        wallet: 'test.wallet',
      })
      await testWallet.reject()
      await expect(host.button('Try again')).toBeVisible()
    },
  },
]
