import type { ChainFamily } from '../ChainFamily.ts'
import { solanaNetworks } from './networks.ts'

const adapter = () => import('./adapter.ts').then((module) => module.adapter)

export const solana: ChainFamily = {
  namespace: 'solana',
  name: 'Solana',
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
  defaultAccountType: 'eoa',
  networks: solanaNetworks,
  parts: {
    adapter,
    balances: adapter,
    embeddedWallet: () => import('./embeddedWallet.ts').then((module) => module.createProvider),
  },
}
