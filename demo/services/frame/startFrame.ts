import { randomBytes } from 'node:crypto'
import { inRepository } from '../../../.ci/paths.ts'
import { Contract } from '../openapi/Contract.ts'
import { neededBy } from '../run/ports.ts'
import type { RunningServer } from '../shared/http.ts'
import { startParts } from '../shared/startParts.ts'
import { json } from '../sites/siteRoutes.ts'
import { startSite } from '../sites/startSite.ts'
import { EmailLogin } from './accounts/EmailLogin.ts'
import { Sessions } from './accounts/Sessions.ts'
import { UpdateEmail } from './accounts/UpdateEmail.ts'
import { Users } from './accounts/Users.ts'
import { apiRoutes } from './api.ts'
import { createFaucet } from './faucet.ts'
import { catchMail } from './mail/catchMail.ts'
import { startInbox } from './mail/inboxSite.ts'
import { Mailbox } from './mail/mailbox.ts'
import { createSendMail } from './mail/sendMail.ts'
import { devicePages, framePages } from './pages.ts'
import { FarcasterRequests } from './social/FarcasterRequests.ts'
import { SocialLogin } from './social/SocialLogin.ts'
import { startSocialSite } from './social/socialSite.ts'

export interface FrameUrls {
  frame: string
  /** The stand-in for social providers and Farcaster. */
  social: string
  /** The inbox of all mail. */
  inbox: string
}

interface FrameOptions {
  ports: { frame: number; social: number; inbox: number; smtp: number }
  /** JSON-RPC of each chain, by CAIP-2 id. */
  chains: Record<string, string>
  /** The blockchain API, which stores granted sessions. */
  sessionsUrl: string
  /** Origins of the pages that may embed the frame. */
  parents: string[]
}

/** The embedded wallet's services: its page, server, mail and login providers. */
export async function startFrame(
  options: FrameOptions,
): Promise<{ urls: FrameUrls; close(): Promise<void> }> {
  const { ports, chains, sessionsUrl, parents } = options
  return startParts(async (keep) => {
    const mailbox = new Mailbox()
    const mail = keep(await catchMail(ports.smtp, mailbox))
    const inbox = keep(await startInbox(ports.inbox, neededBy.inbox, mailbox))
    const farcaster = new FarcasterRequests()
    const clientSecret = randomBytes(24).toString('hex')
    let frameUrl = ''
    const callbackUri = () => `${frameUrl}/sdk/social-callback`
    const social = keep(
      await startSocialSite({
        port: ports.social,
        name: neededBy.social,
        farcaster,
        clientSecret,
        isRedirectAllowed: (uri) => uri === callbackUri(),
      }),
    )
    const users = new Users()
    const sessions = new Sessions()
    const sendMail = createSendMail(mail.port)
    const emailLogin = new EmailLogin({
      users,
      sessions,
      sendMail,
      deviceLink: (ticket) => `${frameUrl}/device?ticket=${ticket}`,
    })
    const routes = [
      ...framePages(),
      ...devicePages(emailLogin),
      ...apiRoutes({
        users,
        sessions,
        emailLogin,
        updateEmail: new UpdateEmail({ users, sendMail }),
        socialLogin: new SocialLogin({
          users,
          sessions,
          socialUrl: social.url,
          clientSecret,
          callbackUri,
        }),
        farcaster,
        farcasterLink: (nonce) => `${social.url}/farcaster?nonce=${nonce}`,
        fund: createFaucet(chains),
        origin: () => frameUrl,
      }),
      {
        method: 'GET' as const,
        path: '/config.json',
        handle: () => json({ chains, sessionsUrl, parents }),
      },
    ]
    const frame: RunningServer = keep(
      await startSite({
        port: ports.frame,
        name: neededBy.frame,
        headers: {
          'Content-Security-Policy': framePolicy([...Object.values(chains), sessionsUrl], parents),
        },
        routes,
        mounts: [{ urlPrefix: '/', dir: inRepository('demo/dist/frame') }],
        contract: new Contract('embedded-wallet'),
      }),
    )
    frameUrl = frame.url
    return { urls: { frame: frame.url, social: social.url, inbox: inbox.url } }
  })
}

/** The policy allows the frame's own files, the chains and the API; frame-ancestors are the `parents` only. */
function framePolicy(urls: string[], parents: string[]): string {
  const services = urls.map((url) => new URL(url).origin)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    `connect-src 'self' ${services.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${parents.join(' ')}`,
  ].join('; ')
}
