/** Who asks, and where: what every call to a hosted service needs. */
export interface ServiceContext {
  projectId: string
  /** `st` on the wire. */
  sdkType: string
  /** `sv` on the wire: `html-{families}-{version}`. */
  sdkVersion: string
  /** The WalletConnect client's `did:key:…`; null before a WalletConnect connection. */
  clientId: string | null
  /** Base URLs. A path in them is kept, endpoints are appended to it. */
  walletServicesUrl: string
  blockchainApiUrl: string
  analyticsUrl: string
}

/** The query parameters that identify the page to the wallet services and to analytics. */
export function toIdentityQuery({ projectId, sdkType, sdkVersion }: ServiceContext) {
  return { projectId, st: sdkType, sv: sdkVersion }
}
