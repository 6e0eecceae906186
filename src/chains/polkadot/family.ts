import type { ChainFamily } from '../ChainFamily.ts'
import { polkadotNetworks } from './networks.ts'

const adapter = () => import('./adapter.ts').then((module) => module.adapter)

export const polkadot: ChainFamily = {
  namespace: 'polkadot',
  name: 'Polkadot',
  defaultAccountType: 'eoa',
  networks: polkadotNetworks,
  parts: { adapter, balances: adapter },
}
