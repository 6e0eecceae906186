import { isRecord } from '../../wallets/shared/json.ts'
import { Refusal } from '../shared/Refusal.ts'
import { json, type SiteRoute } from '../sites/siteRoutes.ts'
import type { EmailLogin } from './accounts/EmailLogin.ts'
import { parseEmail } from './accounts/parseEmail.ts'
import type { Session, Sessions } from './accounts/Sessions.ts'
import type { UpdateEmail } from './accounts/UpdateEmail.ts'
import type { Users } from './accounts/Users.ts'
import type { Outcome } from './accounts/Waiting.ts'
import type { FarcasterRequests } from './social/FarcasterRequests.ts'
import type { SocialLogin } from './social/SocialLogin.ts'

/** Time limit of a pending request in milliseconds. After it, the page sends the request again. */
const LONG_POLL_MS = 20_000

interface ApiParts {
  users: Users
  sessions: Sessions
  emailLogin: EmailLogin
  updateEmail: UpdateEmail
  socialLogin: SocialLogin
  farcaster: FarcasterRequests
  farcasterLink: (nonce: string) => string
  fund: (addresses: string[]) => Promise<void>
  /** The frame's own origin. Requests from other origins are refused. */
  origin: () => string
}

interface Call {
  /** A member of the body. @throws Refusal unless it is a string. */
  text(name: string): string
  texts(name: string): string[]
  device: string
  /** @throws Refusal without a login. */
  session(): Session
}

/** The API of the frame's page. */
export function apiRoutes(parts: ApiParts): SiteRoute[] {
  const { users, sessions, emailLogin, updateEmail, socialLogin, farcaster } = parts
  const calls: Record<string, (call: Call) => unknown> = {
    session: ({ text, device }) => {
      const session = sessions.find(text('token'), device)
      return { session: session ? described(session) : null }
    },
    'sign-out': ({ text }) => sessions.end(text('token')),
    email: async ({ text, device }) => {
      const session = sessions.find(text('token'), device)
      return { action: await emailLogin.start(parseEmail(text('email')), device, session) }
    },
    device: async ({ device }) => {
      const outcome = await emailLogin.deviceApproval(device, LONG_POLL_MS)
      return { pending: isPending(outcome, 'A newer login has begun.') }
    },
    code: ({ text, device }) => ({ session: described(emailLogin.confirm(device, text('otp'))) }),
    'social/start': ({ text, device }) => ({
      uri: socialLogin.start(text('provider'), device, text('opener')),
    }),
    'social/opener': ({ text }) => ({ opener: socialLogin.openerOf(text('state')) ?? null }),
    'social/finish': async ({ text, device }) => ({
      session: described(await socialLogin.finish(text('uri'), device)),
    }),
    'farcaster/start': ({ device }) => ({ url: parts.farcasterLink(farcaster.open(device)) }),
    'farcaster/wait': async ({ device }) => {
      const outcome = await farcaster.outcome(device, LONG_POLL_MS)
      if (isPending(outcome, 'The login was declined.') || outcome.state !== 'done') {
        return { pending: true }
      }
      const { userName } = outcome.value
      const user = users.ensureSocial(`farcaster:${userName}`, { email: null, userName })
      return { pending: false, session: described(sessions.start(user, device)) }
    },
    'email/update': async ({ text, session }) => ({
      action: await updateEmail.start(session(), parseEmail(text('email'))),
    }),
    'email/primary': ({ text, session }) => updateEmail.confirmPresent(session(), text('otp')),
    'email/secondary': ({ text, session }) => ({
      newEmail: updateEmail.confirmNew(session(), text('otp')),
    }),
    fund: async ({ texts, session }) => {
      session()
      await parts.fund(texts('addresses'))
    },
  }
  return Object.entries(calls).map(([name, run]) => ({
    method: 'POST',
    path: `/api/${name}`,
    handle: async ({ origin, text }) => {
      // Without this check another page could send mails in the user's name.
      if (origin !== parts.origin()) throw new Refusal('Only the frame may ask this.')
      return json((await run(readCall(await text(), sessions))) ?? {})
    },
  }))
}

function readCall(body: string, sessions: Sessions): Call {
  const values = parse(body)
  const text = (name: string) => {
    const value = values[name]
    if (typeof value === 'string' && value.length <= 4000) return value
    throw new Refusal(`"${name}" is missing.`)
  }
  const device = text('device')
  if (!/^[\w-]{20,64}$/.test(device)) throw new Refusal('The device has no proper name.')
  return {
    text,
    texts: (name) => {
      const list = values[name]
      return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
    },
    device,
    session: () => sessions.require(text('token'), device),
  }
}

function parse(body: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(body)
    if (isRecord(values)) return values
  } catch {}
  throw new Refusal('The request is not JSON.')
}

/** True while the decision is pending. @throws Refusal with the text `refused` if the user has declined. */
function isPending(outcome: Outcome<unknown>, refused: string): boolean {
  if (outcome.state === 'refused') throw new Refusal(refused)
  return outcome.state === 'pending'
}

const described = ({ token, user: { id, email, userName } }: Session) => ({
  token,
  userId: id,
  email,
  userName,
})
