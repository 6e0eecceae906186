import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { requestedChains } from './queryDirectory.ts'

export function directoryFilter() {
  const { namespace, certifiedOnly } = wallets
  return {
    chains: requestedChains().filter((id) => !namespace || id.startsWith(`${namespace}:`)),
    include: options.includeWalletIds,
    badgeType: certifiedOnly ? ('certified' as const) : undefined,
  }
}
