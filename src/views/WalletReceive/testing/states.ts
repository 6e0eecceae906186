import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    title: 'Receive',
    connected: true,
    async show(stage) {
      await stage.command('open', { view: 'WalletReceive' })
      await expect(stage.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
      await expect(stage.dialog().getByText('ada.demo.eth')).toBeVisible()
    },
  },
  {
    name: 'WalletCompatibleNetworks',
    view: 'WalletCompatibleNetworks',
    title: 'Compatible Networks',
    connected: true,
    show: (stage) => stage.command('open', { view: 'WalletCompatibleNetworks' }),
  },
]
