import { z } from 'zod'
import { Refusal } from '../shared/Refusal.ts'
import { escapeHtml } from '../sites/html.ts'
import { html, json, redirect, type SiteRequest, type SiteRoute } from '../sites/siteRoutes.ts'
import { LIFETIME_MS, type SignedIn, type SignIn } from './SignIn.ts'

const COOKIE = 'signed-in'

const proof = z.object({ message: z.string(), signature: z.string() })
const account = z.object({ address: z.string(), caipNetworkId: z.string() })

/** The flag `Secure` limits a cookie to https. A public site needs the flag, but the demo on localhost has no https. */
const cookieOf = (token: string, isSecure: boolean) =>
  `${COOKIE}=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${LIFETIME_MS / 1000}${isSecure ? '; Secure' : ''}`

/** @throws Refusal for another shape. */
function parse<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new Refusal('The request is not what it should be.')
  }
}

/** A session without message and signature, which the server has verified. */
const toSession = ({ chainId, message, expiresAt }: SignedIn) => ({
  data: {
    accountAddress: message.address,
    chainId,
    domain: message.domain,
    uri: message.uri,
    version: message.version,
    nonce: message.nonce,
    statement: null,
    issuedAt: message.issuedAt,
    expirationTime: new Date(expiresAt).toISOString(),
    notBefore: message.notBefore ?? null,
    requestId: null,
    resources: null,
  },
  message: '',
  signature: '',
})

/**
 * The site's sign-in API: nonce, session, sign in and sign out. `form` is the page without script that `action`
 * handles.
 */
export function signInRoutes(
  signIn: SignIn,
  { origins, form }: { origins: () => readonly string[]; form: (nonce: string) => Promise<string> },
): SiteRoute[] {
  /** Refuses requests from other origins, by the header `Origin` that browsers send. */
  function refuseOthers({ origin }: SiteRequest): void {
    if (origin !== null && !origins().includes(origin)) throw new Refusal('This page may not ask.')
  }
  const of = ({ cookie }: SiteRequest) => signIn.accountsOf(cookie(COOKIE))

  async function admit(request: SiteRequest, message: string, signature: string): Promise<string> {
    const signedIn = await signIn.verify(message, signature)
    const isSecure = origins().every((origin) => origin.startsWith('https:'))
    return cookieOf(signIn.admit(request.cookie(COOKIE), signedIn), isSecure)
  }

  return [
    {
      method: 'POST',
      path: '/sign-in/nonce',
      handle: (request) => {
        refuseOthers(request)
        return json({ nonce: signIn.createNonce() })
      },
    },
    {
      method: 'POST',
      path: '/sign-in/verify',
      handle: async (request) => {
        refuseOthers(request)
        const { message, signature } = parse(proof, await request.text())
        const cookie = await admit(request, message, signature)
        const reply = json({ ok: true })
        return { ...reply, headers: { ...reply.headers, 'Set-Cookie': cookie } }
      },
    },
    {
      method: 'GET',
      path: '/sign-in/sessions',
      handle: (request) => json(of(request).map(toSession)),
    },
    {
      method: 'POST',
      path: '/sign-in/revoke',
      handle: async (request) => {
        refuseOthers(request)
        const { address, caipNetworkId } = parse(account, await request.text())
        signIn.signOut(request.cookie(COOKIE), { address, chainId: caipNetworkId })
        return json({ ok: true })
      },
    },
    {
      method: 'GET',
      path: '/form.html',
      handle: async () => html(await form(signIn.createNonce())),
    },
    {
      method: 'POST',
      path: '/form.html',
      handle: async (request) => {
        refuseOthers(request)
        const { message, signature } = parse(proof, (await request.form()).get('login') ?? '')
        const cookie = await admit(request, message, signature)
        const reply = redirect('/signed-in')
        return { ...reply, headers: { ...reply.headers, 'Set-Cookie': cookie } }
      },
    },
    {
      method: 'GET',
      path: '/signed-in',
      handle: (request) => {
        const items = of(request).map(
          ({ message, chainId }) =>
            `<li><code>${escapeHtml(message.address)}</code> on ${escapeHtml(chainId)}</li>`,
        )
        const text =
          items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No user is signed in.</p>'
        return html(plainPage('Signed in', text))
      },
    },
  ]
}

/** A page of this site; `title` is text, `body` markup. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="icon.svg"><link rel="stylesheet" href="page.css"></head>
<body><main><section><h1>${escapeHtml(title)}</h1>${body}
<p><a href="form.html">Sign in by the form</a> · <a href="/">Demo</a></p></section></main></body></html>`
}
