import type { ServiceContext } from '../serviceContext.ts'

/** What every request to a service says, with no service anywhere but where the test says so. */
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
