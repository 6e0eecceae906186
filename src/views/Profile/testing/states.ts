import { openOnBoth, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'Profile',
    view: 'Profile',
    title: 'Profile',
    connected: true,
    show: (stage) => openOnBoth(stage, 'Profile'),
  },
]
