import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SignInData, SignInSession } from '../../../types/siwx.ts'
import { type Cacao, isRecap, signerOf } from './cacao.ts'

const same = (given: string | null | undefined, asked: string | null) => (given ?? null) === asked

/** In the EIP-4361 message. */
const statementLine = 3

/** Null if the signed message differs from the proposed one. The signature is not verified here. */
export function toSignInSession(
  cacao: Cacao,
  message: string,
  asked: SignInData,
  chains: readonly string[],
): SignInSession | null {
  const { p, s } = cacao
  const { chainId, address } = signerOf(cacao)
  const resources = p.resources ?? []
  const own = isRecap(resources.at(-1)) ? resources.slice(0, -1) : resources
  const isAsAsked =
    chains.includes(chainId) &&
    p.domain === asked.domain &&
    p.aud === asked.uri &&
    p.version === asked.version &&
    p.nonce === asked.nonce &&
    same(p.exp, asked.expirationTime) &&
    same(p.nbf, asked.notBefore) &&
    same(p.requestId, null) &&
    // The wallet appends the granted ReCap to the statement (ERC-5573).
    (p.statement ?? '').startsWith(asked.statement ?? '') &&
    JSON.stringify(own) === JSON.stringify(asked.resources ?? [])
  if (!isAsAsked) return null
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
