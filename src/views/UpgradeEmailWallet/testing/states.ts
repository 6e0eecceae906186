import { logins, openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

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
