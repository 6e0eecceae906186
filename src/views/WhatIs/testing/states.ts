import { openView, type ViewState } from '../../../../e2e/fixtures/views/viewState.ts'

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
    show: (host) => host.command('open', { view: 'WhatIsABuy' }),
  },
]
