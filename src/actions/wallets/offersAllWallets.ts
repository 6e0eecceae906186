import type { Options } from '../../controllers/options.ts'
import { isMobile } from '../../utils/device.ts'

type Settings = Pick<Options, 'projectId' | 'allWallets' | 'enableWalletconnect'> & {
  readonly features: { readonly allWallets: boolean }
}

/** True if the directory is offered. Its wallets are reached over WalletConnect. */
export function offersAllWallets(settings: Settings): boolean {
  const { projectId, enableWalletconnect, features, allWallets } = settings
  return (
    projectId !== null &&
    enableWalletconnect &&
    features.allWallets &&
    (allWallets === 'show' || (allWallets === 'only-mobile' && isMobile()))
  )
}
