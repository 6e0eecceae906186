import { openOnBoth, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Profile',
    view: 'Profile',
    title: 'Profile',
    connected: true,
    show: (host) => openOnBoth(host, 'Profile'),
  },
]
