import { refreshAccount } from '../../src/actions/account/refreshAccount.ts'
import { loadEmbeddedWallet } from '../../src/actions/embeddedWallet/loadEmbeddedWallet.ts'
import { gateRequest, prepareReview } from '../../src/actions/review/gateRequest.ts'
import type { Features } from '../../src/controllers/featureEvents.ts'
import { loadPart } from '../../src/utils/loadPart.ts'

const ignore = () => {}

/** Features that react to events. Balances and names load with connecting, every other feature with its first event. */
export const features: Features = {
  accountChanged(namespace) {
    void refreshAccount(namespace)
    prepareReview(namespace)
  },
  addressesChanged(namespace) {
    import('../../src/actions/account/refreshAfterSend.ts').then(
      ({ refreshHoldings }) => refreshHoldings(namespace),
      ignore,
    )
  },
  transactionSent(namespace) {
    import('../../src/actions/account/refreshAfterSend.ts').then(
      ({ refreshAfterSend }) => refreshAfterSend(namespace),
      ignore,
    )
  },
  pageTransaction(...detail) {
    import('../../src/actions/transactions/followPageTransaction.ts').then(
      ({ followPageTransaction }) => followPageTransaction(...detail),
      ignore,
    )
  },
  sessionGranted(...detail) {
    import('../../src/actions/smartSessions/showCreatedSession.ts').then(
      ({ showCreatedSession }) => showCreatedSession(...detail),
      ignore,
    )
  },
  review: gateRequest,
  async appConnection(namespace) {
    const { connectForApp } = await loadPart(import('../../src/actions/modal/connectForApp.ts'))
    return connectForApp(namespace)
  },
  embeddedWallet: loadEmbeddedWallet,
}
