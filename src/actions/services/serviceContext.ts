import { requestedNamespaces } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { ServiceContext } from '../../services/serviceContext.ts'

let clientId: string | null = null

/** Stores the WalletConnect client's public key, known once it has connected. */
export function setClientId(id: string | null): void {
  clientId = id
}

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
