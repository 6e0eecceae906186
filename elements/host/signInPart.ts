import { subscribe } from 'valtio/vanilla'
import { isConnected } from '../../src/actions/connection/isConnected.ts'
import { showConnections } from '../../src/actions/connection/showConnection.ts'
import { showUnsupportedChain } from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { followSignIn } from '../../src/actions/signIn/followSignIn.ts'
import { isUnknown, sessionOf } from '../../src/actions/signIn/knownSessions.ts'
import { leaveSignIn } from '../../src/actions/signIn/leaveSignIn.ts'
import { signInAccount } from '../../src/actions/signIn/signInAccount.ts'
import { isSignInView, markAutoOpened } from '../../src/actions/signIn/signInModals.ts'
import { waitForSignIn } from '../../src/actions/signIn/waitForSignIn.ts'
import { liveConnection } from '../../src/controllers/connections.ts'
import { onHostRequest } from '../../src/controllers/hostRequests.ts'
import { type Modal, modalsInPage, openModals } from '../../src/controllers/modal.ts'
import { networks } from '../../src/controllers/networks.ts'
import { options as pageOptions } from '../../src/controllers/options.ts'
import { setStanding, signInGate } from '../../src/controllers/signInGate.ts'
import { siwx, siwxDefaults, updateSiwx } from '../../src/controllers/siwx.ts'
import { WalletModalError } from '../../src/errors/WalletModalError.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import type { SignInSession, SiwxOptions } from '../../src/types/siwx.ts'
import type { ElementBridge } from './bridge.ts'
import { fillForm } from './fillForm.ts'
import { takeModalTurn } from './modalTurns.ts'
import { parseAttribute } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'
import { freeze } from './snapshot.ts'

/** Sign-in of one element. Loads beside the host boundary, on pages that use it. */

let last: { text: string | null; options: SiwxOptions } | undefined

/** A form participant without the `siwx` attribute implies that sign-in is on. */
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
  if (last?.text === text) return last.options
  const options =
    parseAttribute('siwx', siwxAttribute, text) ?? last?.options ?? impliedOptions(element)
  last = { text, options }
  return options
}

/** Sets the page's shared sign-in options from the configuring element. */
function configureSignIn(element: HTMLElement): void {
  const options = readOptions(element)
  // No account can sign in on a network that the page has not configured: if sign-in is required, none stays on one.
  if (options.enabled && options.required) pageOptions.allowUnsupportedChain = false
  if (JSON.stringify(options) === JSON.stringify(siwx.options)) return
  updateSiwx({ options })
  followSignIn()
}

/** The page may respond during dispatch; later responses are ignored. */
function askPage(
  element: HTMLElement,
  name: string,
  detail: object,
  respond: (answer: unknown) => void,
): void {
  let isOver = false
  const event = Object.assign(new CustomEvent(name, { detail: freeze(detail) }), {
    respondWith(answer: unknown) {
      if (!isOver) respond(answer)
      isOver = true
    },
  })
  element.dispatchEvent(event)
  isOver = true
}

/** The elements that use this part, with their bridges. */
const bridges = new WeakMap<HTMLElement, ElementBridge>()
let isAttending = false

/** Each element takes part in the form around it. */
function fillForms(): void {
  for (const modal of modalsInPage()) {
    const bridge = modal.host && bridges.get(modal.host)
    if (bridge) fillForm(bridge, modal)
  }
}

function attendPage(): void {
  if (isAttending) return
  isAttending = true
  onHostRequest((name, detail, respond) => {
    for (const { host } of modalsInPage()) if (host) askPage(host, name, detail, respond)
  })
  subscribe(siwx, () => {
    showConnections()
    if (openModals().some(({ router }) => isSignInView(router.top()?.view))) wakeAccount()
    fillForms()
  })
}

/** A restored account whose signature the view requests counts as connecting from then on. */
function wakeAccount(): void {
  const namespace = networks.activeNamespace
  const live = liveConnection(namespace)
  if (!live?.isUntouched || isUnknown(namespace) || sessionOf(namespace)) return
  live.isUntouched = false
  showConnections()
}

/** Closing a modal that shows sign-in cancels it, whether or not the view has loaded by then. */
function watchLeaving(modal: Modal): void {
  const look = () => {
    if (!isSignInView(modal.router.top()?.view)) return
    if (modal.state.open) wakeAccount()
    else leaveSignIn()
  }
  subscribe(modal.state, look, true)
  const { router, state } = modal
  let wasShown = isSignInView(router.top()?.view)
  // An embedded modal stays open: there, another view replaces sign-in.
  const change = () => {
    const view = router.top()?.view
    const isLeft = wasShown && state.open && !isSignInView(view) && view !== 'ApproveTransaction'
    wasShown = isSignInView(view)
    if (isLeft && !siwx.isSigning && signInAccount()) leaveSignIn()
    if (wasShown && state.open) wakeAccount()
  }
  subscribe(router.state, change, true)
}

/** An element was inserted, or its attributes have changed. `isConfiguring`: its attributes configure the page. */
export function attendSignIn(bridge: ElementBridge, modal: Modal, isConfiguring: boolean): void {
  if (!bridges.has(bridge.element)) watchLeaving(modal)
  bridges.set(bridge.element, bridge)
  attendPage()
  if (isConfiguring) {
    configureSignIn(bridge.element)
    // The page does not use sign-in after all.
    if (!signInGate()) setStanding(() => 'connected')
    showConnections()
  }
  fillForms()
  // The texts load in parallel.
  loadMessages(modal.state.language, 'signIn').then(fillForms, () => {})
}

/**
 * Shows sign-in and waits for it.
 *
 * @throws WalletModalError SIWX_NOT_ENABLED, SIWX_NO_ACCOUNT; UNSUPPORTED_CHAIN; USER_REJECTED if the user cancels
 */
export async function signInByCommand(modal: Modal): Promise<SignInSession> {
  if (!siwx.options.enabled) throw new WalletModalError('SIWX_NOT_ENABLED')
  const account = signInAccount()
  if (!account) {
    if (!isConnected()) {
      await loadMessages(modal.state.language, 'signIn').catch(() => {})
      throw new WalletModalError('SIWX_NO_ACCOUNT')
    }
    showUnsupportedChain()
    throw new WalletModalError('UNSUPPORTED_CHAIN')
  }
  if (siwx.caipAddress !== account.caipAddress || siwx.status !== 'signedIn') {
    takeModalTurn(modal)
    openModal(modal, { view: 'SIWXSignMessage' })
    markAutoOpened(modal)
    await waitForSignIn(modal, account.caipAddress)
  }
  if (!siwx.session) throw new WalletModalError('SIWX_FAILED')
  return freeze(siwx.session)
}
