import { requestedNamespaces } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { clientId } from '../../controllers/services.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'

/** Context of the hosted services; null without a project id, which disables them. */
export function serviceContext(): ServiceContext | null {
  if (!options.projectId) return null
  const namespaces = [...requestedNamespaces()]
  return {
    projectId: options.projectId,
    sdkType: 'wallet-modal',
    sdkVersion: `html-${namespaces.join(',')}-${process.env.WALLET_MODAL_VERSION}`,
    clientId,
    walletServicesUrl: options.servicesUrl,
    blockchainApiUrl: options.blockchainApiUrl,
    analyticsUrl: options.analyticsUrl,
  }
}
