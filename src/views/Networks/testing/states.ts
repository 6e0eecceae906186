import { expect } from '../../../../demo/page/gallery/expect.ts'
import { longNetwork, openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  { name: 'Networks', view: 'Networks', title: 'Choose Network', show: openView('Networks') },
  {
    name: 'SwitchNetwork, declined',
    view: 'SwitchNetwork',
    title: longNetwork.name,
    connected: true,
    async show(stage, testWallet) {
      testWallet.setAutoApprove(false)
      await stage.command('open', {
        view: 'SwitchNetwork',
        title: longNetwork.name,
        network: 'eip155:424242',
      })
      await testWallet.reject()
      await expect(stage.button('Try again')).toBeVisible()
    },
  },
]
