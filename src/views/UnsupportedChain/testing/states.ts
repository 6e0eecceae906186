import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'UnsupportedChain',
    view: 'UnsupportedChain',
    title: 'Switch Network',
    connected: true,
    // Runs last, because the wallet stays on the unsupported network afterwards.
    isLast: true,
    async show(host, testWallet) {
      await testWallet.changeChain('eip155:137')
      await expect(host.dialog('Switch Network')).toBeVisible()
    },
  },
]
