import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { requestedChains } from './queryDirectory.ts'

/** What the directory view shows of all wallets: by the page's configuration, the family it is for, the visitor's choice. */
export function directoryFilter() {
  const { namespace, certifiedOnly } = wallets
  return {
    chains: requestedChains().filter((id) => !namespace || id.startsWith(`${namespace}:`)),
    include: options.includeWalletIds,
    badgeType: certifiedOnly ? ('certified' as const) : undefined,
  }
}
