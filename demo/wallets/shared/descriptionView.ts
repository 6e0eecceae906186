import { h } from './dom.ts'
import type { RequestDescription } from './RequestDescription.ts'

/** Rows and message of a request; the caller adds the heading at its own level. */
export function descriptionView(description: RequestDescription): Node[] {
  const rows = description.rows.map((row) =>
    h('div', { className: 'row' }, h('dt', {}, row.label), h('dd', {}, row.value)),
  )
  const list = rows.length > 0 && h('dl', {}, ...rows)
  const message =
    description.message !== undefined &&
    h(
      'pre',
      { className: 'message', tabIndex: 0, role: 'region', 'aria-label': 'Message' },
      description.message,
    )
  return [list, message].filter((node) => node !== false)
}
