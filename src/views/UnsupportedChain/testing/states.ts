import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'UnsupportedChain',
    view: 'UnsupportedChain',
    title: 'Switch Network',
    connected: true,
    // The wallet stays on the unsupported network afterwards.
    prepare() {},
    async show(stage, testWallet) {
      testWallet.changeChain('eip155:137')
      await expect(stage.dialog('Switch Network')).toBeVisible()
    },
  },
]
