import type { ServiceContext } from '../serviceContext.ts'

/** Returns a context in which every service is unreachable, except those that `given` sets. */
export function testServiceContext(given: Partial<ServiceContext>): ServiceContext {
  return {
    projectId: 'p1',
    sdkType: 'wallet-modal',
    sdkVersion: 'html-eip155-0.1.0',
    clientId: 'did:key:z6Mk',
    walletServicesUrl: '',
    blockchainApiUrl: '',
    analyticsUrl: '',
    ...given,
  }
}
