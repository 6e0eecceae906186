import type { Options } from '../../controllers/options.ts'
import { isMobile } from '../../utils/device.ts'

type Settings = Pick<Options, 'projectId' | 'allWallets' | 'enableWalletconnect'> & {
  readonly onlyWallets: readonly string[]
  readonly features: { readonly allWallets: boolean }
}

/** True if the view AllWallets is offered, whose wallets connect through WalletConnect. */
export function offersAllWallets(settings: Settings): boolean {
  const { projectId, enableWalletconnect, features, allWallets, onlyWallets } = settings
  return (
    projectId !== null &&
    // All wallets that the page lists are in Connect.
    onlyWallets.length === 0 &&
    enableWalletconnect &&
    features.allWallets &&
    (allWallets === 'show' || (allWallets === 'only-mobile' && isMobile()))
  )
}
