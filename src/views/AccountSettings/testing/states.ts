import { openOnBoth, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'AccountSettings',
    view: 'AccountSettings',
    title: 'Settings',
    connected: true,
    show: (stage) => openOnBoth(stage, 'AccountSettings'),
  },
]
