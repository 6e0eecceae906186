import { logins, openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'UpgradeEmailWallet',
    view: 'UpgradeEmailWallet',
    title: 'Upgrade Your Wallet',
    attributes: logins,
    connected: 'embedded wallet',
    show: openView('UpgradeEmailWallet'),
  },
]
