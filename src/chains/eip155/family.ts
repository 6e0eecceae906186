import type { ChainFamily } from '../ChainFamily.ts'
import { eip155Networks } from './networks.ts'

const adapter = () => import('./adapter.ts').then((module) => module.adapter)

export const eip155: ChainFamily = {
  namespace: 'eip155',
  name: 'EVM',
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  defaultAccountType: 'smartAccount',
  networks: eip155Networks,
  parts: {
    adapter,
    balances: adapter,
    embeddedWallet: () => import('./embeddedWallet.ts').then((module) => module.createProvider),
    registrar: () => adapter().then(({ registrar }) => registrar),
  },
}
