import { Refusal } from '../shared/Refusal.ts'
import { escapeHtml, htmlPage } from '../sites/html.ts'
import { messagePage } from '../sites/messagePage.ts'
import { html, type SiteRoute } from '../sites/siteRoutes.ts'
import type { EmailLogin } from './accounts/EmailLogin.ts'

/** The frame itself, and the callback of its popups. */
export function framePages(): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/sdk',
      handle: () =>
        html(
          htmlPage(
            'Demo wallet',
            '<p class="banner" role="note">Demo wallet. Test money only.</p><div id="wallet"></div>',
            '/main.js',
          ),
        ),
    },
    {
      method: 'GET',
      path: '/sdk/social-callback',
      handle: () =>
        html(
          htmlPage(
            'Logging in',
            '<h1>Logging in…</h1><p id="status" role="status">You can close this window if it stays open.</p>',
            '/callback.js',
          ),
        ),
    },
  ]
}

/** The page of a mailed link. Opening it changes nothing, because mail scanners open links too. */
export function devicePages(emailLogin: EmailLogin): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/device',
      handle: ({ query }) => {
        const ticket = query.get('ticket') ?? ''
        const email = emailLogin.emailOfLink(ticket)
        if (email === undefined) throw new Refusal('This link was used before or has expired.')
        return html(
          htmlPage(
            'Register device',
            `<h1>Register this device?</h1><p>Somebody logs in with ${escapeHtml(email)} on a new device. Approve only if it is you.</p>
<form method="post"><input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<div class="actions"><button class="primary">Approve device</button></div></form>`,
          ),
        )
      },
    },
    {
      method: 'POST',
      path: '/device',
      handle: async ({ form }) => {
        await emailLogin.approveDevice((await form()).get('ticket') ?? '')
        return html(messagePage('Device registered', 'Go back to the page where you log in.'))
      },
    },
  ]
}
