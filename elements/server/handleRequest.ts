import * as z from 'zod/mini'
import { readBody } from '../../src/services/http.ts'
import type { CaipNetworkId } from '../../src/types/caip.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import { isCaipNetworkId, namespaceOf } from '../../src/utils/caip.ts'
import type { SessionSource, SignInServer } from '../types/signInServer.ts'
import type { SignInSettings } from './parseOptions.ts'
import { SignInError } from './SignInError.ts'
import type { StoredAccount } from './sessionToken.ts'

/** The longest message and signature, with room for the fields that pages send beside them. */
const maxBodyBytes = 262_144

const headers = { 'Cache-Control': 'no-store' }

/** The detail of `siwxrevoke`. Without a network, all sign-ins end. */
const revocation = z.object({
  caipNetworkId: z.optional(z.custom<CaipNetworkId>(isCaipNetworkId)),
})

interface HandlerSettings extends Pick<SignInSettings, 'origins' | 'path'> {
  readAccounts(source: SessionSource): Promise<readonly StoredAccount[]>
}

/** Reads a body of JSON. `text/plain` is what `fetch` sends for a text without further headers. */
async function readJson(request: Request): Promise<unknown> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';')
  if (!['application/json', 'text/plain'].includes(type.trim().toLowerCase()))
    throw new SignInError('INVALID_REQUEST', 'The body has to be JSON')
  try {
    const bytes = await readBody(request.url, request, maxBodyBytes)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new SignInError('INVALID_REQUEST', 'The body is too long or not JSON')
  }
}

/** A sign-in as the event `siwxsessions` takes it: without message and signature, which the server has checked. */
function toSignIn(account: StoredAccount, origins: readonly string[]): SignInSession {
  const { domain, signedInAt, expiresAt } = account
  return {
    data: {
      accountAddress: account.signedAs,
      chainId: account.caipNetworkId,
      domain,
      uri: origins.find((origin) => new URL(origin).host === domain) ?? '',
      version: '1',
      nonce: '',
      statement: null,
      issuedAt: new Date(signedInAt).toISOString(),
      expirationTime: new Date(expiresAt).toISOString(),
      notBefore: null,
      requestId: null,
      resources: null,
    },
    message: '',
    signature: '',
  }
}

/** Returns a function that responds to the requests of a page. */
export function createHandler(
  { nonce, verify, signOut }: Omit<SignInServer, 'handle'>,
  { origins, path, readAccounts }: HandlerSettings,
): SignInServer['handle'] {
  const routes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    'POST nonce': async () => new Response(await nonce(), { headers }),
    'POST verify': async (request) => {
      const { cookie } = await verify(await readJson(request), request)
      return new Response(null, { status: 204, headers: { ...headers, 'Set-Cookie': cookie } })
    },
    'GET sessions': async (request) => {
      const accounts = await readAccounts(request)
      return Response.json(
        accounts.map((account) => toSignIn(account, origins)),
        { headers },
      )
    },
    'POST revoke': async (request) => {
      const parsed = revocation.safeParse(await readJson(request))
      if (!parsed.success) throw new SignInError('INVALID_REQUEST', 'The network is invalid')
      const { caipNetworkId } = parsed.data
      const cookie = await signOut(request, caipNetworkId && namespaceOf(caipNetworkId))
      return new Response(null, { status: 204, headers: { ...headers, 'Set-Cookie': cookie } })
    },
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const name = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : ''
    const { method } = request
    const route = `${method} ${name}`
    if (!Object.hasOwn(routes, `POST ${name}`) && !Object.hasOwn(routes, `GET ${name}`)) return null
    if (!Object.hasOwn(routes, route)) return new Response(null, { status: 405, headers })
    try {
      // Browsers send `Origin` with each POST of a page, so that pages of other sites are refused.
      if (method === 'POST' && !origins.includes(request.headers.get('origin') ?? ''))
        throw new SignInError('FOREIGN_ORIGIN', 'The request is not from a page of this site')
      return await (routes[route] as (request: Request) => Promise<Response>)(request)
    } catch (thrown) {
      if (!(thrown instanceof SignInError)) throw thrown
      const { code, message, status } = thrown
      return Response.json({ code, message }, { status, headers })
    }
  }
}
