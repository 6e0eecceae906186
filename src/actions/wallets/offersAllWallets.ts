import type { Options } from '../../controllers/options.ts'
import { isMobile } from '../../utils/device.ts'

type Settings = Pick<Options, 'projectId' | 'allWallets'> & {
  readonly features: { readonly allWallets: boolean }
}

/** Whether there is a way to the whole directory. */
export function offersAllWallets({ projectId, features, allWallets }: Settings): boolean {
  return (
    projectId !== null &&
    features.allWallets &&
    (allWallets === 'show' || (allWallets === 'only-mobile' && isMobile()))
  )
}
