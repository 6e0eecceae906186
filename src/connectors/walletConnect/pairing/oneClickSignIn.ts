import { invalidResponse } from '../../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectRequest } from '../../../types/connectorDriver.ts'
import type { SignInData, SignInSession } from '../../../types/siwx.ts'
import { takeSigned } from '../sdk/authentication.ts'
import type { Client } from '../sdk/client.ts'
import { type Cacao, isRecap, signerOf } from './cacao.ts'
import type { ProposedNamespace } from './proposal.ts'

const same = (given: string | null | undefined, requested: string | null) =>
  (given ?? null) === requested

/** Index of the statement's line in an EIP-4361 message. */
const statementLine = 3

/**
 * Reads the session from a signed message; null if the message differs from the proposed one. The signature is not
 * verified here.
 */
function toSignInSession(
  cacao: Cacao,
  message: string,
  requested: SignInData,
  chains: readonly string[],
): SignInSession | null {
  const { p, s } = cacao
  const { chainId, address } = signerOf(cacao)
  const resources = p.resources ?? []
  const own = isRecap(resources.at(-1)) ? resources.slice(0, -1) : resources
  const isAsRequested =
    chains.includes(chainId) &&
    p.domain === requested.domain &&
    p.aud === requested.uri &&
    p.version === requested.version &&
    p.nonce === requested.nonce &&
    same(p.exp, requested.expirationTime) &&
    same(p.nbf, requested.notBefore) &&
    same(p.requestId, null) &&
    // The wallet appends the granted ReCap to the statement (ERC-5573).
    (p.statement ?? '').startsWith(requested.statement ?? '') &&
    JSON.stringify(own) === JSON.stringify(requested.resources ?? [])
  if (!isAsRequested) return null
  const data: SignInData = {
    accountAddress: address,
    chainId: chainId as CaipNetworkId,
    domain: p.domain,
    uri: p.aud,
    version: p.version,
    nonce: p.nonce,
    statement: message.split('\n')[statementLine] || null,
    issuedAt: p.iat,
    expirationTime: p.exp ?? null,
    notBefore: p.nbf ?? null,
    requestId: null,
    resources: p.resources ?? null,
  }
  return { data, message, signature: s.s }
}

type Proposal = Record<string, ProposedNamespace>

/**
 * Creates the sign-in message of a proposal. Undefined if no sign-in is wanted. Also undefined if the proposal has
 * namespaces other than eip155, because only eip155 has `wc_sessionAuthenticate`.
 */
export async function offerSignIn(
  { signIn }: Pick<ConnectRequest, 'signIn'>,
  proposal: Proposal,
): Promise<SignInData | undefined> {
  const [namespace, ...others] = Object.keys(proposal)
  const [chain] = proposal.eip155?.chains ?? []
  if (!signIn || !chain || namespace !== 'eip155' || others.length > 0) return undefined
  return (await signIn.createMessage(chain as CaipNetworkId)) ?? undefined
}

/**
 * Passes the signed messages of a session to `signIn.accept`.
 * @throws WalletModalError WALLET_INVALID_RESPONSE if a signed message differs from the proposed one; errors of
 * `accept`
 */
export async function acceptSignIn(
  client: Client,
  topic: string,
  { signIn, signal }: Pick<ConnectRequest, 'signIn' | 'signal'>,
  { message, proposal }: { message: SignInData | undefined; proposal: Proposal },
): Promise<void> {
  const cacaos = takeSigned(topic)
  if (!signIn || !message || cacaos.length === 0) return
  const chains = proposal.eip155?.chains ?? []
  const sessions = cacaos.map((cacao) => {
    const text = client.formatAuthMessage({ request: cacao.p, iss: cacao.p.iss })
    const session = toSignInSession(cacao, text, message, chains)
    if (session) return session
    throw invalidResponse('The wallet signed something else than it was asked to', cacao.p)
  })
  await signIn.accept(sessions, signal)
}
