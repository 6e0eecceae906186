import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'SwitchAddress',
    view: 'SwitchAddress',
    title: 'Switch Address',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'SwitchAddress' })
      await expect(stage.dialog().getByText(/\d ETH$/)).toHaveCount(3)
    },
  },
]
