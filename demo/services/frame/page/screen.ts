import type { PendingQuestion } from '../../../wallets/shared/ApprovalQueue.ts'
import { descriptionView } from '../../../wallets/shared/descriptionView.ts'
import { h } from '../../../wallets/shared/dom.ts'
import type { FrameWallet } from './FrameWallet.ts'

/** Shows the pending request, or else the logged-in user. */
export function showScreen(wallet: FrameWallet, place: HTMLElement): void {
  let shown: number | undefined
  const update = () => {
    const question = wallet.approvals.pending()[0]
    if (question && question.id === shown) return
    shown = question?.id
    place.replaceChildren(question ? questionView(wallet, question) : idleView(wallet))
    if (question) place.querySelector('h1')?.focus()
  }
  wallet.approvals.subscribe(update)
  // A visible request is rendered again after a change, because it shows the requesting page and the chain.
  wallet.subscribe(() => {
    shown = undefined
    update()
  })
  withdrawWhenHidden(wallet)
  update()
}

function questionView(wallet: FrameWallet, { id, description }: PendingQuestion): HTMLElement {
  const decide = (outcome: 'approved' | 'rejected') => () => wallet.approvals.decide(outcome, id)
  const button = (text: string, className: string, outcome: 'approved' | 'rejected') =>
    h('button', { type: 'button', className, onclick: decide(outcome) }, text)
  return h(
    'section',
    { className: 'question', 'aria-labelledby': 'question' },
    // The heading takes the focus, so that a key that is still held down from the page cannot approve the request.
    h('h1', { id: 'question', tabIndex: -1 }, description.heading),
    // The page could choose any name, so the origin is shown too. It comes from the browser and cannot be faked.
    h(
      'p',
      { className: 'origin' },
      wallet.dapp && h('strong', {}, wallet.dapp.name),
      h('span', {}, wallet.origin),
    ),
    ...descriptionView(description),
    h(
      'div',
      { className: 'actions' },
      button('Reject', 'quiet', 'rejected'),
      button('Approve', 'primary', 'approved'),
    ),
  )
}

function idleView({ session }: FrameWallet): HTMLElement {
  const who = session ? (session.email ?? session.userName ?? 'You') : undefined
  return h(
    'section',
    {},
    h('h1', {}, who === undefined ? 'Not logged in' : 'Nothing to approve'),
    who !== undefined && h('p', {}, `Logged in as ${who}.`),
  )
}

/**
 * A page withdraws a pending request by hiding the frame. The frame gets no other signal: it is hidden if its elements
 * have no boxes.
 */
function withdrawWhenHidden({ approvals }: FrameWallet): void {
  let wasSeen = false
  const observer = new IntersectionObserver(() => {
    const isSeen = document.documentElement.getClientRects().length > 0
    if (wasSeen && !isSeen) {
      for (const { id } of approvals.pending()) approvals.decide('withdrawn', id)
    }
    wasSeen = isSeen
  })
  observer.observe(document.documentElement)
}
