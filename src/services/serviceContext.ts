export interface ServiceContext {
  projectId: string
  /** Query parameter `st`. */
  sdkType: string
  /** Query parameter `sv`: `html-{families}-{version}`. */
  sdkVersion: string
  /** The WalletConnect client's `did:key:…`; null before a WalletConnect connection. */
  clientId: string | null
  /** Base URLs; endpoints are appended to their path. */
  walletServicesUrl: string
  blockchainApiUrl: string
  analyticsUrl: string
}

export function toIdentityQuery({ projectId, sdkType, sdkVersion }: ServiceContext) {
  return { projectId, st: sdkType, sv: sdkVersion }
}
