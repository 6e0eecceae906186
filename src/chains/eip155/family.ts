import type { ChainFamily } from '../ChainFamily.ts'
import { eip155Networks } from './networks.ts'

const adapter = () => import('./adapter.ts')

export const eip155: ChainFamily = {
  namespace: 'eip155',
  name: 'EVM Networks',
  imageId: 'ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  defaultAccountType: 'smartAccount',
  networks: eip155Networks,
  parts: {
    adapter: () => adapter().then((module) => module.eip155Adapter),
    balances: () => adapter().then((module) => module.eip155Adapter),
    embeddedWallet: () =>
      import('./embeddedWallet.ts').then((module) => module.createEip155Provider),
    names: () => adapter().then((module) => module.eip155Names),
  },
}
