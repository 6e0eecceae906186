import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import { descriptionView } from '../shared/descriptionView.ts'
import { h } from '../shared/dom.ts'

/** The oldest pending request with its two buttons. Empty if there is none. */
export function createApprovalCard(approvals: ApprovalQueue): HTMLElement {
  const element = h('div', {})
  let shown: number | undefined

  const update = () => {
    const question = approvals.pending()[0]
    if (question?.id === shown) return
    shown = question?.id
    if (!question) return element.replaceChildren()
    const { id, description } = question
    const heading = h('h2', { id: 'question', tabIndex: -1 }, description.heading)
    const button = (text: string, className: string, decision: 'approved' | 'rejected') =>
      h(
        'button',
        { type: 'button', className, onclick: () => approvals.decide(decision, id) },
        text,
      )
    element.replaceChildren(
      h(
        'section',
        { className: 'question', 'aria-labelledby': 'question' },
        heading,
        ...descriptionView(description),
        h(
          'div',
          { className: 'actions' },
          button('Reject', 'quiet', 'rejected'),
          button('Approve', 'primary', 'approved'),
        ),
      ),
    )
    heading.focus()
  }
  approvals.subscribe(update)
  update()
  return element
}
