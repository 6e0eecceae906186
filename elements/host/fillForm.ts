import { isConnected } from '../../src/actions/account/isConnected.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import type { Modal } from '../../src/controllers/modal.ts'
import { siwx } from '../../src/controllers/siwx.ts'
import { showToast } from '../../src/controllers/toast.ts'
import { translate } from '../../src/i18n/messages.ts'
import { markMissing, markPresent } from '../form/missingSignIn.ts'
import type { ElementBridge } from './bridge.ts'

/** What the form around the element is sent with: who has signed in, and by what that is proved. */
function formValue(): string | null {
  if (siwx.status !== 'signedIn' || !siwx.session) return null
  const { data, message, signature } = siwx.session
  const { accountAddress: address, chainId: caipNetworkId } = data
  return JSON.stringify({ address, caipNetworkId, message, signature })
}

/** Brings the element's place in its form up to who has signed in. */
export function fillForm({ element, root, internals }: ElementBridge, modal: Modal): void {
  const value = formValue()
  internals.setFormValue(value)
  // It stays back also where nobody can sign in: a server that requires it would find it missing.
  if (value !== null || !element.hasAttribute('required')) {
    markPresent(internals)
    return
  }
  // Until the words are here, it is as the script at page load has said it.
  const message = translate(modal.state.language, 'signIn.formFirst') || internals.validationMessage
  if (!message) return
  markMissing(root, internals, message, () => {
    openModal(modal, siwx.options.enabled && isConnected() ? { view: 'SIWXSignMessage' } : {})
    showToast(message, 'info')
  })
}
