import type { PendingQuestion } from '../shared/ApprovalQueue.ts'
import { descriptionView } from '../shared/descriptionView.ts'
import { h } from '../shared/dom.ts'
import type { WalletInfo } from './announce.ts'
import { APPROVAL_STYLES } from './approvalStyles.ts'
import type { InjectedWallet } from './InjectedWallet.ts'

/** The members of an in-page wallet of any namespace that the dialog needs. */
type Asking = Pick<InjectedWallet, 'approvals' | 'origin'>
type Shown = Pick<WalletInfo, 'name' | 'icon'>

/**
 * Shows the oldest pending request in a dialog of the top layer, which is above the page's own dialogs like a wallet's
 * window. The dialog is created for the first request, because the wallet may be installed before the page has a body.
 */
export function showApprovalsOf(wallet: Asking, info: Shown): void {
  const { approvals } = wallet
  let shown: { id: number; host: HTMLElement; dialog: HTMLDialogElement } | undefined

  const update = () => {
    const question = approvals.pending()[0]
    if (question?.id === shown?.id) return
    // The previous dialog closes first, because closing returns the focus to the page.
    shown?.dialog.close()
    shown?.host.remove()
    shown = undefined
    if (!question) return
    const { host, dialog } = buildDialog(question, wallet, info)
    shown = { id: question.id, host, dialog }
    document.body.append(host)
    dialog.showModal()
  }
  const updateWhenReady = () => {
    if (document.body) update()
    else document.addEventListener('DOMContentLoaded', update, { once: true })
  }
  approvals.subscribe(updateWhenReady)
}

function buildDialog(question: PendingQuestion, wallet: Asking, info: Shown) {
  const decide = (approved: boolean) =>
    wallet.approvals.decide(approved ? 'approved' : 'rejected', question.id)
  // The heading takes the focus, so that a key that is still held down from the page cannot approve the request.
  const heading = h('h2', { id: 'heading', tabIndex: -1, autofocus: true })
  heading.textContent = question.description.heading
  const button = (text: string, className: string, approved: boolean) =>
    h('button', { type: 'button', className, onclick: () => decide(approved) }, text)
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'heading' },
    h('p', { className: 'wallet' }, h('img', { src: info.icon, alt: '' }), info.name),
    heading,
    h('p', { className: 'origin' }, wallet.origin),
    ...descriptionView(question.description),
    h(
      'div',
      { className: 'actions' },
      button('Reject', 'quiet', false),
      button('Approve', 'primary', true),
    ),
  )
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    decide(false)
  })
  // A host's focus trap or shortcuts must not react to events in the wallet.
  for (const type of ['keydown', 'pointerdown', 'focusin', 'click']) {
    dialog.addEventListener(type, (event) => event.stopPropagation())
  }

  const host = h('div', {})
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(APPROVAL_STYLES)
  root.adoptedStyleSheets = [styles]
  root.append(dialog)
  return { host, dialog }
}
