import { openOnOne, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'SwitchActiveChain',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: (host) => openOnOne(host, 'SwitchActiveChain'),
  },
  {
    name: 'SwitchActiveChain, to a network',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: (host) => openOnOne(host, 'SwitchActiveChain', { network: 'solana-devnet' }),
  },
]
