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
  {
    name: 'Account, watch only',
    view: 'Account',
    title: 'Account',
    prepare: (stage) => stage.setAttributes({ networks: 'ethereum base' }),
    async show(stage) {
      const address = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
      await stage.command('connect', { address })
      await stage.command('open', { view: 'Account' })
      await expect(stage.dialog()).toContainText('Watch only')
      await expect(stage.dialog().getByRole('list', { name: 'Tokens' })).toContainText('USD Coin')
    },
  },
]
