import type { HostPage } from '../../../../e2e/fixtures/page/hostPage.ts'
import { expect } from '../../../../e2e/fixtures/test.ts'
import { rainforestWallet, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

const openQrCode =
  (view: string, data: Record<string, unknown> = {}) =>
  async (host: HostPage) => {
    await host.command('open', { view, ...data })
    await expect(host.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
  }

export const states: ViewState[] = [
  {
    name: 'ConnectingWalletConnect',
    view: 'ConnectingWalletConnect',
    title: rainforestWallet.name,
    show: openQrCode('ConnectingWalletConnect', { wallet: rainforestWallet }),
  },
  {
    name: 'ConnectingWalletConnectBasic',
    view: 'ConnectingWalletConnectBasic',
    title: 'WalletConnect',
    show: openQrCode('ConnectingWalletConnectBasic'),
  },
]
