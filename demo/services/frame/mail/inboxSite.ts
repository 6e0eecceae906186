import type { RunningServer } from '../../shared/http.ts'
import { Refusal } from '../../shared/Refusal.ts'
import { escapeHtml, htmlPage } from '../../sites/html.ts'
import { html, json } from '../../sites/siteRoutes.ts'
import { startSite } from '../../sites/startSite.ts'
import type { CaughtMail, Mailbox } from './mailbox.ts'

const CSP =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'"

/** The inbox of all addresses. `/` is a page; tests read `/mails.json?to=…`. */
export function startInbox(port: number, name: string, mailbox: Mailbox): Promise<RunningServer> {
  return startSite({
    port,
    name,
    headers: { 'Content-Security-Policy': CSP },
    routes: [
      { method: 'GET', path: '/', handle: () => html(listPage(mailbox.to())) },
      {
        method: 'GET',
        path: '/mails.json',
        handle({ query }) {
          const reply = json(mailbox.to(query.get('to') ?? undefined))
          // The demo's gallery logs in by email.
          return { ...reply, headers: { ...reply.headers, 'Access-Control-Allow-Origin': '*' } }
        },
      },
      {
        method: 'GET',
        path: '/mail',
        handle: ({ query }) => {
          const mail = mailbox.get(Number(query.get('id')))
          if (!mail) throw new Refusal('This mail is no longer here.')
          return html(mailPage(mail))
        },
      },
    ],
  })
}

function listPage(mails: readonly CaughtMail[]): string {
  const items = mails.map(
    ({ id, to, subject }) =>
      `<li><a href="/mail?id=${id}">${escapeHtml(subject)}</a><span>${escapeHtml(to.join(', '))}</span></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>'
  const body = `<h1>Demo inbox</h1><p class="banner" role="note">All mail of the demo ends here, whoever it is for.</p>
${list}<p><a href="/">Check again</a></p>`
  return htmlPage('Demo inbox', body)
}

function mailPage({ to, subject, text, receivedAt }: CaughtMail): string {
  const linked = escapeHtml(text).replace(
    /http:\/\/localhost:\d+\/[^\s<]*/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  )
  const body = `<p><a href="/">All mail</a></p><h1>${escapeHtml(subject)}</h1>
<p>To ${escapeHtml(to.join(', '))}, ${escapeHtml(receivedAt)}</p><pre class="message">${linked}</pre>`
  return htmlPage(subject, body)
}
