import { openView, type ViewState } from '../../../../demo/page/gallery/viewState.ts'

export const states: ViewState[] = [
  {
    name: 'WhatIsAWallet',
    view: 'WhatIsAWallet',
    title: 'What is a Wallet?',
    show: openView('WhatIsAWallet'),
  },
  {
    name: 'WhatIsANetwork',
    view: 'WhatIsANetwork',
    title: 'What is a Network?',
    show: openView('WhatIsANetwork'),
  },
  {
    name: 'WhatIsABuy',
    view: 'WhatIsABuy',
    title: 'What is Buy?',
    connected: true,
    show: (stage) => stage.command('open', { view: 'WhatIsABuy' }),
  },
]
