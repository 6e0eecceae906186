import type { ChainFamily } from '../ChainFamily.ts'
import { polkadotNetworks } from './networks.ts'

export const polkadot: ChainFamily = {
  namespace: 'polkadot',
  name: 'Polkadot',
  imageId: '',
  defaultAccountType: 'eoa',
  networks: polkadotNetworks,
  parts: {
    adapter: () => import('./adapter.ts').then((module) => module.polkadotAdapter),
  },
}
