import { openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'SwitchActiveChain',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: openView('SwitchActiveChain'),
  },
  {
    name: 'SwitchActiveChain, to a network',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: openView('SwitchActiveChain', { network: 'solana-devnet' }),
  },
]
