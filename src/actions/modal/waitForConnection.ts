import { subscribe } from 'valtio/vanilla'
import { onHostEvent } from '../../controllers/hostEvents.ts'
import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'

/**
 * The next connection, of `namespace` if one is given, made in this modal or elsewhere.
 *
 * @throws WalletModalError USER_REJECTED when it is closed first; UNSUPPORTED_CHAIN when a wallet has connected by
 * then, and has not granted that namespace
 */
export function waitForConnection(modal: Modal, namespace?: Namespace): Promise<ConnectDetail> {
  let isElsewhere = false
  return new Promise((resolve, reject) => {
    const stopListening = onHostEvent((name, detail) => {
      if (name !== 'connect') return
      const connected = detail as ConnectDetail
      if (namespace && connected.namespace !== namespace) {
        isElsewhere ||= !connected.restored
        return
      }
      stop()
      resolve(connected)
    })
    const stopWatching = subscribe(modal.state, () => {
      if (modal.state.open) return
      stop()
      reject(
        isElsewhere
          ? new WalletModalError('UNSUPPORTED_CHAIN', {
              longMessage: `The wallet connected, but not on ${namespace}.`,
            })
          : new WalletModalError('USER_REJECTED', { longMessage: 'The modal was closed.' }),
      )
    })
    function stop() {
      stopListening()
      stopWatching()
    }
  })
}
