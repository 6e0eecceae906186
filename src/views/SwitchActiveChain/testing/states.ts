import { openOnOne, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'SwitchActiveChain',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: (stage) => openOnOne(stage, 'SwitchActiveChain'),
  },
  {
    name: 'SwitchActiveChain, to a network',
    view: 'SwitchActiveChain',
    title: 'Switch Chain',
    connected: true,
    show: (stage) => openOnOne(stage, 'SwitchActiveChain', { network: 'solana-devnet' }),
  },
]
