import { openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectingMultiChain',
    view: 'ConnectingMultiChain',
    title: 'Select Chain',
    show: openView('ConnectingMultiChain', { wallet: 'test.wallet' }),
  },
]
