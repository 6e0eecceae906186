import type { Discover } from '../InstalledWallet.ts'
import { observeWallets } from './observeWallets.ts'

export const discoverStandardSolana: Discover = (_options, listener) => ({
  stop: observeWallets(
    {
      namespace: 'solana',
      serves: (features) =>
        'standard:connect' in features &&
        ('solana:signTransaction' in features || 'solana:signAndSendTransaction' in features),
      load: () => import('./solanaProvider.ts').then((module) => module.createStandardProvider),
    },
    listener,
  ),
})
