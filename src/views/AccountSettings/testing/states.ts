import { openOnBoth, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'AccountSettings',
    view: 'AccountSettings',
    title: 'Settings',
    connected: true,
    show: (host) => openOnBoth(host, 'AccountSettings'),
  },
]
