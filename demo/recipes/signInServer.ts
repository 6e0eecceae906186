import type { Hex, PublicClient } from 'viem'
import { parseSiweMessage } from 'viem/siwe'

type Session = {
  data: { accountAddress: string; chainId: string }
  message: string
  signature: Hex
}

const random = () => crypto.randomUUID().replaceAll('-', '')
const reply = (status: number, body?: string) => new Response(body, { status })
const tokenOf = ({ headers }: Request) => /__Host-user=(\w+)/.exec(headers.get('cookie') ?? '')?.[1]

/**
 * Signs in users of EVM networks. `nodes` has a viem client for each chain id that you serve. Use nodes that you trust,
 * since they verify signatures of contract wallets. With several servers, nonces and users belong into a database.
 */
export function createSignIn(origin: string, nodes: Readonly<Record<number, PublicClient>>) {
  const nonces = new Map<string, number>()
  const users = new Map<string, { endsAt: number; sessions: Session[] }>()
  const { host: domain } = new URL(origin)

  function sessionsOf(request: Request): Session[] {
    const user = users.get(tokenOf(request) ?? '')
    return user && user.endsAt > Date.now() ? user.sessions : []
  }

  async function verify(request: Request): Promise<Response> {
    const session = (await request.json()) as Session
    const { message, signature } = session
    const { address = '', chainId = 0, nonce = '', uri = '' } = parseSiweMessage(message)
    const isFresh = Date.now() - (nonces.get(nonce) ?? 0) < 300_000
    // The nonce is consumed before the first await, so that of two requests with the same nonce one is refused.
    nonces.delete(nonce)
    if (!isFresh || new URL(uri).origin !== origin) return reply(401)
    // `verifySiweMessage` checks domain, nonce, times, and the signature of exactly this text.
    const isValid = await nodes[chainId]?.verifySiweMessage({ message, signature, domain, nonce })
    if (!isValid) return reply(401)
    const data = { ...session.data, accountAddress: address, chainId: `eip155:${chainId}` }
    const sessions = [...sessionsOf(request), { data, message, signature }]
    // Each sign-in creates a new token, so that an attacker who knows an earlier token gets no access.
    users.delete(tokenOf(request) ?? '')
    const token = random()
    users.set(token, { endsAt: Date.now() + 86_400_000, sessions })
    const cookie = `__Host-user=${token}; HttpOnly; Secure; SameSite=Lax; Path=/; Max-Age=86400`
    return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie } })
  }

  return async (request: Request): Promise<Response> => {
    const route = `${request.method} ${new URL(request.url).pathname.split('/').pop()}`
    if (route === 'GET sessions') return Response.json(sessionsOf(request))
    if (request.headers.get('origin') !== origin) return reply(403)
    if (route === 'POST verify') return verify(request).catch(() => reply(400))
    if (route === 'POST revoke') users.delete(tokenOf(request) ?? '')
    const nonce = random()
    if (route === 'POST nonce') nonces.set(nonce, Date.now())
    return reply(200, nonce)
  }
}
