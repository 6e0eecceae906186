import { subscribe } from 'valtio/vanilla'
import { isConnected } from '../../src/actions/account/isConnected.ts'
import { showUnsupportedChain } from '../../src/actions/modal/followConnections.ts'
import { openModal } from '../../src/actions/modal/openModal.ts'
import { followSignIn } from '../../src/actions/signIn/followSignIn.ts'
import { leaveSignIn } from '../../src/actions/signIn/leaveSignIn.ts'
import { signInAccount } from '../../src/actions/signIn/signInAccount.ts'
import { isSignInView, leadModal } from '../../src/actions/signIn/signInModals.ts'
import { waitForSignIn } from '../../src/actions/signIn/waitForSignIn.ts'
import { onHostRequest } from '../../src/controllers/hostRequests.ts'
import { type Modal, modalsInPage } from '../../src/controllers/modal.ts'
import { options as pageOptions } from '../../src/controllers/options.ts'
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

/** What one element does for signing in. Loads for pages that want it, beside the host boundary. */

let last: { text: string | null; options: SiwxOptions } | undefined

/** A form that is to carry who has signed in needs somebody to sign in. */
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

/** The page's one configuration of signing in, from the element that configures it. */
function configureSignIn(element: HTMLElement): void {
  const options = readOptions(element)
  // Nobody can sign in on a network that is none of the page's: where they have to, nobody stays on one.
  if (options.enabled && options.required) pageOptions.allowUnsupportedChain = false
  if (JSON.stringify(options) === JSON.stringify(siwx.options)) return
  updateSiwx({ options })
  followSignIn()
}

/** The page may answer during dispatch; what it says later is not heard. */
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

/** The elements that have asked for this part, by their elements in the page. */
const bridges = new WeakMap<HTMLElement, ElementBridge>()
let isAttending = false

/** Each element of the page has a place in the form around it. */
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
  subscribe(siwx, fillForms)
}

/** Closing a modal that shows signing in leaves it, whether or not the view has loaded by then. */
function watchLeaving(modal: Modal): void {
  const leave = () => {
    if (!modal.state.open && isSignInView(modal.router.top()?.view)) leaveSignIn()
  }
  subscribe(modal.state, leave, true)
  const { router, state } = modal
  let wasShown = isSignInView(router.top()?.view)
  // An element in the page stays open: there, another view takes the place of signing in.
  const change = () => {
    const view = router.top()?.view
    const isLeft = wasShown && state.open && !isSignInView(view) && view !== 'ApproveTransaction'
    wasShown = isSignInView(view)
    if (isLeft && !siwx.isSigning && signInAccount()) leaveSignIn()
  }
  subscribe(router.state, change, true)
}

/** An element has come, or its attributes have changed. `isConfiguring`: they are those that count for the page. */
export function attendSignIn(bridge: ElementBridge, modal: Modal, isConfiguring: boolean): void {
  if (!bridges.has(bridge.element)) watchLeaving(modal)
  bridges.set(bridge.element, bridge)
  attendPage()
  if (isConfiguring) configureSignIn(bridge.element)
  fillForms()
  // Its words load beside it.
  loadMessages(modal.state.language, 'signIn').then(fillForms, () => {})
}

/**
 * Shows signing in and waits for it.
 *
 * @throws WalletModalError SIWX_NOT_ENABLED, SIWX_NO_ACCOUNT; UNSUPPORTED_CHAIN; USER_REJECTED when it is left
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
    leadModal(modal)
    await waitForSignIn(modal, account.caipAddress)
  }
  if (!siwx.session) throw new WalletModalError('SIWX_FAILED')
  return freeze(siwx.session)
}
