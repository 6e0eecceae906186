import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Account',
    view: 'Account',
    title: 'Account',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'Account' })
      await expect(host.dialog().getByRole('list', { name: 'Tokens' })).toContainText('USD Coin')
    },
  },
  {
    name: 'Account, activity',
    view: 'Account',
    title: 'Account',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'Account' })
      await host.dialog().getByRole('tab', { name: 'Activity' }).click()
      await expect(host.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
]
