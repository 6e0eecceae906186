import type { Features } from '../controllers/events.ts'
import { loadPart } from '../utils/loadPart.ts'
import { refreshAccount } from './account/refreshAccount.ts'
import { loadEmbeddedWallet } from './embeddedWallet/loadEmbeddedWallet.ts'
import { gateRequest, prepareReview } from './review/gateRequest.ts'

const ignore = () => {}

/** Features that react to events. Balances and names load with connecting, every other feature with its first event. */
export const features: Features = {
  accountChanged(namespace) {
    void refreshAccount(namespace)
    prepareReview(namespace)
  },
  addressesChanged(namespace) {
    import('./account/refreshAfterSend.ts').then(
      ({ refreshHoldings }) => refreshHoldings(namespace),
      ignore,
    )
  },
  pageHostFound(connector) {
    import('./connection/enterPageHost.ts').then(
      ({ enterPageHost }) => enterPageHost(connector),
      ignore,
    )
  },
  transactionSent(namespace) {
    import('./account/refreshAfterSend.ts').then(
      ({ refreshAfterSend }) => refreshAfterSend(namespace),
      ignore,
    )
  },
  pageTransaction(...detail) {
    import('./transactions/followPageTransaction.ts').then(
      ({ followPageTransaction }) => followPageTransaction(...detail),
      ignore,
    )
  },
  sessionGranted(...detail) {
    import('./smartSessions/showCreatedSession.ts').then(
      ({ showCreatedSession }) => showCreatedSession(...detail),
      ignore,
    )
  },
  review: gateRequest,
  async appConnection(namespace) {
    const { connectForApp } = await loadPart(import('./modal/connectForApp.ts'))
    return connectForApp(namespace)
  },
  embeddedWallet: loadEmbeddedWallet,
}
