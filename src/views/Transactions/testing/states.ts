import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Transactions',
    view: 'Transactions',
    title: 'Activity',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'Transactions' })
      await expect(host.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
]
