import { escapeHtml, htmlPage } from '../../sites/html.ts'

const BANNER =
  '<p class="banner" role="note">A stand-in for the demo. It asks for no password and has no users.</p>'

function hidden(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')
}

/** A form with a name to enter and two buttons, posted to its own path. */
export function decisionPage(question: {
  heading: string
  label: string
  name: string
  yes: string
  no: string
  fields: Record<string, string>
}): string {
  const { heading, label, name, yes, no, fields } = question
  const body = `<h1>${escapeHtml(heading)}</h1>${BANNER}
<form method="post">${hidden(fields)}
<label for="name">${escapeHtml(label)}</label>
<input id="name" name="name" value="${escapeHtml(name)}" autocomplete="off" maxlength="60" required>
<div class="actions"><button class="quiet" name="decision" value="no" formnovalidate>${escapeHtml(no)}</button>
<button class="primary" name="decision" value="yes">${escapeHtml(yes)}</button></div></form>`
  return htmlPage(heading, body)
}
