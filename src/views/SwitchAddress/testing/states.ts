import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'SwitchAddress',
    view: 'SwitchAddress',
    title: 'Switch Address',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'SwitchAddress' })
      await expect(host.dialog().getByText(/\d ETH$/)).toHaveCount(2)
    },
  },
]
