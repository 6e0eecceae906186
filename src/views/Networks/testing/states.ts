import { expect } from '../../../../e2e/fixtures/test.ts'
import { longNetwork, openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  { name: 'Networks', view: 'Networks', title: 'Choose Network', show: openView('Networks') },
  {
    name: 'SwitchNetwork, declined',
    view: 'SwitchNetwork',
    title: longNetwork.name,
    connected: true,
    async show(host, testWallet) {
      await testWallet.setAutoApprove(false)
      await host.command('open', {
        view: 'SwitchNetwork',
        title: longNetwork.name,
        network: 'eip155:424242',
      })
      await testWallet.reject()
      await expect(host.button('Try again')).toBeVisible()
    },
  },
]
