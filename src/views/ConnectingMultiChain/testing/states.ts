import { openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'ConnectingMultiChain',
    view: 'ConnectingMultiChain',
    title: 'Select Chain',
    show: openView('ConnectingMultiChain', { wallet: 'test.wallet' }),
  },
]
