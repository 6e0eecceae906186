import { expect } from '../../../../demo/page/gallery/expect.ts'
import { until } from '../../../../demo/page/gallery/until.ts'
import { longWalletName, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectingExternal, waiting',
    view: 'ConnectingExternal',
    title: longWalletName,
    async show(stage, testWallet) {
      testWallet.setAutoApprove(false)
      await stage.command('open', {
        view: 'ConnectingExternal',
        title: longWalletName,
        wallet: 'test.wallet',
      })
      await expect(stage.dialog().getByText(/^Continue in/)).toBeVisible()
      await until(() => testWallet.pending().length === 1, 'the wallet asks its user')
    },
  },
  {
    name: 'ConnectingExternal, declined',
    view: 'ConnectingExternal',
    title: longWalletName,
    async show(stage, testWallet) {
      testWallet.setAutoApprove(false)
      await stage.command('open', {
        view: 'ConnectingExternal',
        title: longWalletName,
        wallet: 'test.wallet',
      })
      await testWallet.reject()
      await expect(stage.button('Try again')).toBeVisible()
    },
  },
  {
    name: 'ConnectingExternal, failed',
    view: 'ConnectingExternal',
    title: longWalletName,
    // A later state needs a wallet that answers.
    prepare() {},
    async show(stage, testWallet) {
      testWallet.setBehaviour({ nonsense: { eth_requestAccounts: 42 } })
      await stage.command('open', {
        view: 'ConnectingExternal',
        title: longWalletName,
        wallet: 'test.wallet',
      })
      await expect(stage.button('Copy details for support')).toBeVisible()
    },
  },
]
