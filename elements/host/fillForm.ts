import { isConnected } from '../../src/actions/connection/isConnected.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { sessionOf } from '../../src/actions/signIn/knownSessions.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { siwx } from '../../src/controllers/siwx.ts'
import { showToast } from '../../src/controllers/toast.ts'
import { translate } from '../../src/i18n/messages.ts'
import { markMissing, markPresent } from '../form/missingSignIn.ts'
import type { ElementBridge } from './bridge.ts'

/** The signed-in account with its proof; null without a session. */
function formValue(): string | null {
  const session = sessionOf(networks.activeNamespace)
  if (!session) return null
  const { data, message, signature } = session
  const { accountAddress: address, chainId: caipNetworkId } = data
  return JSON.stringify({ address, caipNetworkId, message, signature })
}

export function fillForm({ element, root, internals }: ElementBridge, modal: Modal): void {
  const value = formValue()
  internals.setFormValue(value)
  // The value is withheld also if no account can sign in: a server that requires it must find it missing.
  if (value !== null || !element.hasAttribute('required')) {
    markPresent(internals)
    return
  }
  // Until the texts load, the message is the one of the script at page load.
  const message = translate(modal.state.language, 'signIn.formFirst') || internals.validationMessage
  if (!message) return
  markMissing(root, internals, message, () => {
    openModal(modal, siwx.options.enabled && isConnected() ? { view: 'SIWXSignMessage' } : {})
    showToast(message, 'info')
  })
}
