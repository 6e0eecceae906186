import { invalidResponse } from '../../../errors/invalidResponse.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectRequest } from '../../../types/connectorDriver.ts'
import type { SignInData } from '../../../types/siwx.ts'
import { takeSigned } from '../sdk/authentication.ts'
import type { Client } from '../sdk/client.ts'
import type { ProposedNamespace } from './proposal.ts'
import { toSignInSession } from './toSignInSession.ts'

type Proposal = Record<string, ProposedNamespace>

/** Undefined if the proposal has other namespaces than EVM, the only one with `wc_sessionAuthenticate`. */
export async function offerSignIn(
  { signIn }: Pick<ConnectRequest, 'signIn'>,
  proposal: Proposal,
): Promise<SignInData | undefined> {
  const [namespace, ...others] = Object.keys(proposal)
  const [chain] = proposal.eip155?.chains ?? []
  if (!signIn || !chain || namespace !== 'eip155' || others.length > 0) return undefined
  return (await signIn.createMessage(chain as CaipNetworkId)) ?? undefined
}

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the signed message differs; errors of `accept`. */
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
