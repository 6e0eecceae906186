import { subscribe } from 'valtio/vanilla'
import { requestSignIn } from '../../src/actions/signIn/requestSignIn.ts'
import { setSignInOptions } from '../../src/actions/signIn/setSignInOptions.ts'
import { followSessions, watchSignInViews } from '../../src/actions/signIn/watchSignInViews.ts'
import { onHostRequest } from '../../src/controllers/hostRequests.ts'
import { type Modal, modalsInPage } from '../../src/controllers/modal.ts'
import { siwx, siwxDefaults } from '../../src/controllers/siwx.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import type { SignInSession, SiwxOptions } from '../../src/types/siwx.ts'
import type { ElementBridge } from './bridge.ts'
import { fillForm } from './fillForm.ts'
import { takeModalTurn } from './modalTurns.ts'
import { parseAttribute } from './readAttributes.ts'
import { siwxAttribute } from './siwxAttribute.ts'
import { freeze } from './snapshot.ts'

/** Loads beside the host boundary, on pages that use sign-in. */

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
  onHostRequest((name, detail, respond) => {
    for (const { host } of modalsInPage()) if (host) askPage(host, name, detail, respond)
  })
  followSessions()
  subscribe(siwx, fillForms)
}

/** An element was inserted, or its attributes have changed. `isConfiguring`: its attributes configure the page. */
export function attendSignIn(bridge: ElementBridge, modal: Modal, isConfiguring: boolean): void {
  if (!bridges.has(bridge.element)) watchSignInViews(modal)
  bridges.set(bridge.element, bridge)
  attendPage()
  if (isConfiguring) setSignInOptions(readOptions(bridge.element))
  fillForms()
  // The texts load in parallel.
  loadMessages(modal.state.language, 'signIn').then(fillForms, () => {})
}

/** @throws WalletModalError as `requestSignIn` */
export async function signInByCommand(modal: Modal): Promise<SignInSession> {
  return freeze(await requestSignIn(modal, () => takeModalTurn(modal)))
}
