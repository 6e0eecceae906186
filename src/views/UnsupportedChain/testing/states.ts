import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'UnsupportedChain',
    view: 'UnsupportedChain',
    title: 'Switch Network',
    connected: true,
    // The wallet stays on an unsupported network, which every later state would have to leave first.
    isLast: true,
    async show(host, testWallet) {
      await testWallet.changeChain('eip155:137')
      await expect(host.dialog('Switch Network')).toBeVisible()
    },
  },
]
