export interface ServiceContext {
  projectId: string
  /** SDK type, sent as the query parameter `st`. */
  sdkType: string
  /** SDK version in the form `html-{families}-{version}`, sent as the query parameter `sv`. */
  sdkVersion: string
  /** Client id of WalletConnect, a `did:key:…`; null until a wallet is connected over WalletConnect. */
  clientId: string | null
  /** Base URLs of the services, to which the paths of requests are appended. */
  walletServicesUrl: string
  blockchainApiUrl: string
  analyticsUrl: string
}

export function toIdentityQuery({ projectId, sdkType, sdkVersion }: ServiceContext) {
  return { projectId, st: sdkType, sv: sdkVersion }
}
