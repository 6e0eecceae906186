import { expect } from '../../../../e2e/fixtures/test.ts'
import type { ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    title: 'Receive',
    connected: true,
    async show(host) {
      await host.command('open', { view: 'WalletReceive' })
      await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
      await expect(host.dialog().getByText('ada.demo.eth')).toBeVisible()
    },
  },
  {
    name: 'WalletCompatibleNetworks',
    view: 'WalletCompatibleNetworks',
    title: 'Compatible Networks',
    connected: true,
    show: (host) => host.command('open', { view: 'WalletCompatibleNetworks' }),
  },
]
