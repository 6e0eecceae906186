import { isConnected } from '../../src/actions/connection/isConnected.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { followSignIn } from '../../src/actions/signIn/followSignIn.ts'
import { sessionOf } from '../../src/actions/signIn/knownSessions.ts'
import { setSignInOptions } from '../../src/actions/signIn/refreshSignIn.ts'
import { onHostRequest } from '../../src/actions/signIn/requestFromHost.ts'
import { requestSignIn } from '../../src/actions/signIn/requestSignIn.ts'
import { signInSubscriber } from '../../src/actions/signIn/signInSubscriber.ts'
import { followSessions, watchSignInViews } from '../../src/actions/signIn/watchSignInViews.ts'
import { type Modal, modalsInPage } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { subscribeSignIn } from '../../src/controllers/signInGate.ts'
import { siwx, siwxDefaults } from '../../src/controllers/siwx.ts'
import { showToast } from '../../src/controllers/toast.ts'
import { loadMessages, translate } from '../../src/i18n/messages.ts'
import type { SignInSession, SiwxOptions } from '../../src/types/siwx.ts'
import { subscribe } from '../../src/utils/state.ts'
import { blockForm, unblockForm } from '../form/missingSignIn.ts'
import type { ElementBridge } from './bridge.ts'
import { takeModalTurn } from './modalTurns.ts'
import { parseAttribute } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'
import { freeze } from './snapshot.ts'

/** Returns the signed-in account with its message and signature as JSON; null if no account has signed in. */
function formValue(): string | null {
  const session = sessionOf(networks.activeNamespace)
  if (!session) return null
  const { data, message, signature } = session
  const { accountAddress: address, chainId: caipNetworkId } = data
  return JSON.stringify({ address, caipNetworkId, message, signature })
}

function fillForm({ element, root, internals }: ElementBridge, modal: Modal): void {
  const value = formValue()
  internals.setFormValue(value)
  // `required` blocks the form even if no account can sign in, because the server would refuse a form without a
  // sign-in.
  if (value !== null || !element.hasAttribute('required')) {
    unblockForm(internals)
    return
  }
  // Until the texts have loaded, the form keeps the message that the script at page load has set.
  const message = translate(modal.state.language, 'signIn.formFirst') || internals.validationMessage
  if (!message) return
  blockForm(root, internals, message, () => {
    openModal(modal, siwx.options.enabled && isConnected() ? { view: 'SIWXSignMessage' } : {})
    showToast(message, 'info')
  })
}

/** This module connects sign-in with the host boundary. It loads only on pages that use sign-in. */

let last: { element: HTMLElement; text: string; options: SiwxOptions } | undefined

/** Options of an element without the attribute `siwx`: `name` or `required` turns sign-in on. */
function impliedOptions(element: HTMLElement): SiwxOptions {
  return {
    ...siwxDefaults,
    enabled: element.hasAttribute('name') || element.hasAttribute('required'),
    required: element.hasAttribute('required'),
  }
}

function readOptions(element: HTMLElement): SiwxOptions {
  const text = element.getAttribute('siwx')
  if (text === null) {
    last = undefined
    return impliedOptions(element)
  }
  // Another element's good value says nothing of this one's.
  if (last?.element !== element) last = undefined
  if (last?.text === text) return last.options
  // An unreadable attribute must not turn off a sign-in that it may require.
  const unreadable = { ...siwxDefaults, enabled: true }
  const options =
    parseAttribute('siwx', siwxAttribute, text, last !== undefined) ?? last?.options ?? unreadable
  last = { element, text, options }
  return options
}

/**
 * Dispatches a request event to the page. The page must call `respondWith` during the dispatch; only the first call
 * counts.
 */
function dispatchRequest(
  element: HTMLElement,
  name: string,
  detail: object,
  respond: (response: unknown) => void,
): void {
  let isOver = false
  const event = Object.assign(new CustomEvent(name, { detail: freeze(detail) }), {
    respondWith(response: unknown) {
      if (!isOver) respond(response)
      isOver = true
    },
  })
  element.dispatchEvent(event)
  isOver = true
}

const bridges = new WeakMap<HTMLElement, ElementBridge>()
let isAttending = false

function fillForms(): void {
  for (const modal of modalsInPage()) {
    const bridge = modal.host && bridges.get(modal.host)
    if (bridge) fillForm(bridge, modal)
  }
}

function attendPage(): void {
  if (isAttending) return
  isAttending = true
  onHostRequest((name, { detail, respond }) => {
    for (const { host } of modalsInPage()) if (host) dispatchRequest(host, name, detail, respond)
  })
  followSignIn()
  followSessions()
  subscribe(siwx, fillForms)
}

/**
 * Attaches sign-in to an element that was inserted, or whose attributes have changed. `isConfiguring` is true if the
 * element's attributes configure the page.
 */
export function attachSignIn(bridge: ElementBridge, modal: Modal, isConfiguring: boolean): void {
  if (!bridges.has(bridge.element)) watchSignInViews(modal)
  bridges.set(bridge.element, bridge)
  attendPage()
  if (isConfiguring) {
    subscribeSignIn(signInSubscriber)
    setSignInOptions(readOptions(bridge.element))
  }
  fillForms()
  // Sets the validation message again once its texts have loaded.
  loadMessages(modal.state.language, 'connecting').then(fillForms, () => {})
}

/**
 * Requests a sign-in for the command `sign-in`.
 * @throws errors of `requestSignIn`
 */
export async function signInByCommand(modal: Modal): Promise<SignInSession> {
  return freeze(await requestSignIn(modal, () => takeModalTurn(modal)))
}
