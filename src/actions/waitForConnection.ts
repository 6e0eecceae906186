import { subscribe } from 'valtio/vanilla'
import { onHostEvent } from '../controllers/hostEvents.ts'
import type { Modal } from '../controllers/modal.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { ConnectDetail } from '../types/host.ts'

/** The next connection, made in this modal or elsewhere. @throws WalletModalError USER_REJECTED when it is closed first */
export function waitForConnection(modal: Modal): Promise<ConnectDetail> {
  return new Promise((resolve, reject) => {
    const stopListening = onHostEvent((name, detail) => {
      if (name !== 'connect') return
      stop()
      resolve(detail as ConnectDetail)
    })
    const stopWatching = subscribe(modal.state, () => {
      if (modal.state.open) return
      stop()
      reject(new WalletModalError('USER_REJECTED', { longMessage: 'The modal was closed.' }))
    })
    function stop() {
      stopListening()
      stopWatching()
    }
  })
}
