import { expect } from '../../../../demo/page/gallery/expect.ts'
import type { Stage } from '../../../../demo/page/gallery/Stage.ts'
import { rainforestWallet, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

const openQrCode =
  (view: string, data: Record<string, unknown> = {}) =>
  async (stage: Stage) => {
    await stage.command('open', { view, ...data })
    await expect(stage.dialog().getByRole('img', { name: /QR code/ })).toBeVisible()
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
