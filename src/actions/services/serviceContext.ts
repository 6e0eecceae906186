import { requestedNamespaces } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { clientId } from '../../controllers/services.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'

/** Settings for requests to the hosted services; null without a project id, which they require. */
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
