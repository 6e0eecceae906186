import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Account',
    view: 'Account',
    title: 'Account',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'Account' })
      await expect(stage.dialog().getByRole('list', { name: 'Tokens' })).toContainText('USD Coin')
    },
  },
  {
    name: 'Account, activity',
    view: 'Account',
    title: 'Account',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'Account' })
      await stage.dialog().getByRole('tab', { name: 'Activity' }).click()
      await expect(stage.dialog().getByRole('list', { name: 'Activity' })).toContainText('Sent')
    },
  },
]
