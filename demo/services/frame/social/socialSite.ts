import type { RunningServer } from '../../shared/http.ts'
import { Refusal } from '../../shared/Refusal.ts'
import { Tickets } from '../../shared/Tickets.ts'
import { messagePage } from '../../sites/messagePage.ts'
import { html, json, redirect, type SiteRoute } from '../../sites/siteRoutes.ts'
import { startSite } from '../../sites/startSite.ts'
import type { FarcasterRequests } from './FarcasterRequests.ts'
import { decisionPage } from './pages.ts'
import { PROVIDERS, type Profile, profileAt } from './providers.ts'

const CODE_LIFETIME_MS = 60_000

interface SocialSiteOptions {
  port: number
  name: string
  farcaster: FarcasterRequests
  /** Only the frame's server knows this secret. */
  clientSecret: string
  /**
   * True for a redirect URI of the frame. It is a function, because the frame's URL is known only when the frame runs.
   */
  isRedirectAllowed: (uri: string) => boolean
}

/** A stand-in for all social providers and for Farcaster, on an origin of its own. */
export async function startSocialSite(options: SocialSiteOptions): Promise<RunningServer> {
  const codes = new Tickets<Profile>(CODE_LIFETIME_MS)
  return await startSite({
    port: options.port,
    name: options.name,
    headers: {
      // The policy has no form-action, because the form's response redirects to the frame's origin.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
    },
    routes: [
      ...authorizeRoutes(options, codes),
      tokenRoute(options, codes),
      ...farcasterRoutes(options),
    ],
  })
}

function authorizeRoutes(options: SocialSiteOptions, codes: Tickets<Profile>): SiteRoute[] {
  const read = (values: URLSearchParams) => {
    const provider = values.get('provider') ?? ''
    const redirectUri = values.get('redirect_uri') ?? ''
    const title = Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider] : undefined
    if (title === undefined || !options.isRedirectAllowed(redirectUri)) {
      throw new Refusal('This login link is not valid.')
    }
    return { provider, redirectUri, title, state: values.get('state') ?? '' }
  }
  return [
    {
      method: 'GET',
      path: '/authorize',
      handle: ({ query }) => {
        const { provider, redirectUri, title, state } = read(query)
        return html(
          decisionPage({
            heading: `Log in with ${title}`,
            label: `Your name at ${title}`,
            name: 'Ada Lovelace',
            yes: 'Continue',
            no: 'Cancel',
            fields: { provider, redirect_uri: redirectUri, state },
          }),
        )
      },
    },
    {
      method: 'POST',
      path: '/authorize',
      handle: async ({ form }) => {
        const values = await form()
        const { provider, redirectUri, state } = read(values)
        const target = new URL(redirectUri)
        target.searchParams.set('state', state)
        if (values.get('decision') === 'yes') {
          const profile = profileAt(provider, values.get('name') ?? '')
          target.searchParams.set('code', codes.issue(profile))
        } else {
          target.searchParams.set('error', 'access_denied')
        }
        return redirect(target.href)
      },
    },
  ]
}

/** `POST /token`: exchanges a code, once, for the user's profile. */
function tokenRoute(options: SocialSiteOptions, codes: Tickets<Profile>): SiteRoute {
  return {
    method: 'POST',
    path: '/token',
    handle: async ({ form }) => {
      const values = await form()
      if (values.get('client_secret') !== options.clientSecret) {
        throw new Refusal('This client is not known.')
      }
      return json(codes.take(values.get('code') ?? ''))
    },
  }
}

function farcasterRoutes({ farcaster }: SocialSiteOptions): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/farcaster',
      handle: ({ query }) => {
        const nonce = query.get('nonce') ?? ''
        if (!farcaster.isOpen(nonce)) throw new Refusal('This link was used before or has expired.')
        return html(
          decisionPage({
            heading: 'Log in with Farcaster',
            label: 'Your Farcaster name',
            name: 'ada',
            yes: 'Approve',
            no: 'Decline',
            fields: { nonce },
          }),
        )
      },
    },
    {
      method: 'POST',
      path: '/farcaster',
      handle: async ({ form }) => {
        const values = await form()
        const isApproved = values.get('decision') === 'yes'
        const userName = profileAt('farcaster', values.get('name') ?? '').subject
        farcaster.decide(values.get('nonce') ?? '', isApproved ? { userName } : undefined)
        const heading = isApproved ? 'Approved' : 'Declined'
        return html(messagePage(heading, 'You can go back to the page where you log in.'))
      },
    },
  ]
}
