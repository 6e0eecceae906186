import type { SignClient } from '@walletconnect/sign-client'
import { invalidResponse } from '../../../errors/invalidResponse.ts'
import { log } from '../../../utils/log.ts'
import { authenticationSchema, type Cacao, grantOf, signerOf } from '../pairing/cacao.ts'
import { untilProposed } from './earlyResponses.ts'
import { emitProposalOutcome, type ProposalOutcome } from './proposalOutcome.ts'

type Client = InstanceType<typeof SignClient>
type AuthRequest = ReturnType<Client['auth']['requests']['getAll']>[number]

interface AuthResponse {
  id: number
  result?: unknown
  error?: { code: number }
}

/** Private members of the SDK's engine, whose version is pinned. */
interface Engine {
  onSessionAuthenticateResponse(topic: string, response: AuthResponse): void
}

const done = { code: 0, message: 'fulfilled' }
const sevenDaysS = 7 * 24 * 60 * 60
/** Error code of a wallet that lacks `wc_sessionAuthenticate`. Such a wallet may still approve the plain proposal. */
const unsupportedMethod = 10_001

const signed = new Map<string, Cacao[]>()

/** Returns the signed messages (CACAO) of a session. A second call returns an empty list. */
export function takeSigned(topic: string): Cacao[] {
  const cacaos = signed.get(topic) ?? []
  signed.delete(topic)
  return cacaos
}

/** Removes the pending sign-ins of a pairing. The SDK cannot decode responses that arrive later. */
export async function forgetAuthentication({ core, auth }: Client, pairing: string): Promise<void> {
  for (const { id, pairingTopic } of auth.requests.getAll()) {
    if (pairingTopic !== pairing) continue
    core.expirer.del(id)
    await auth.requests.delete(id, done)
  }
  for (const { topic, pairingTopic } of auth.pairingTopics.getAll()) {
    if (pairingTopic === pairing) await auth.pairingTopics.delete(topic, done)
  }
}

/** Creates a session with the methods and chains that the wallet granted. */
async function createSession(
  client: Client,
  request: AuthRequest,
  result: unknown,
): Promise<object> {
  const { cacaos, responder } = authenticationSchema.parse(result)
  const methods = new Set<string>()
  const accounts = new Set<string>()
  for (const cacao of cacaos) {
    const { chainId, address } = signerOf(cacao)
    const grant = grantOf(cacao)
    for (const method of grant.methods) methods.add(method)
    for (const chain of [chainId, ...grant.chains]) accounts.add(`${chain}:${address}`)
  }
  if (methods.size === 0) throw new Error('the wallet signed, and allows nothing')
  const { core, metadata, session } = client
  const { publicKey } = request.requester
  const topic = await core.crypto.generateSharedKey(publicKey, responder.publicKey)
  await core.relayer.subscribe(topic)
  // The other metadata of the responder are parsed when the session is read.
  const peer = Object(result).responder
  await session.set(topic, {
    topic,
    acknowledged: true,
    self: { publicKey, metadata },
    peer,
    controller: responder.publicKey,
    expiry: Math.floor(Date.now() / 1000) + sevenDaysS,
    requiredNamespaces: {},
    optionalNamespaces: {},
    relay: { protocol: 'irn' },
    pairingTopic: request.pairingTopic,
    namespaces: {
      eip155: {
        accounts: [...accounts],
        chains: [...new Set([...accounts].map((one) => one.split(':').slice(0, 2).join(':')))],
        methods: [...methods],
        events: ['chainChanged', 'accountsChanged'],
      },
    },
    transportType: 'relay',
  })
  signed.set(topic, cacaos)
  return session.get(topic)
}

/**
 * Handles responses to `wc_sessionAuthenticate` in place of the SDK. The SDK would query its own RPC node, and would
 * count characters instead of the signed bytes. The outcomes are emitted as outcomes of the pairing's proposal, so that
 * one listener receives both.
 */
export function takeAuthentications(client: Client): void {
  const engine = client.engine as unknown as Engine
  const { auth, core, proposal } = client

  async function respond(request: AuthRequest, { result, error }: AuthResponse): Promise<void> {
    if (error?.code === unsupportedMethod) return
    const offer = proposal.getAll().find((one) => one.pairingTopic === request.pairingTopic)
    const tell = (outcome: ProposalOutcome) => emitProposalOutcome(client, offer?.id, outcome)
    if (error) return tell({ error })
    try {
      const session = await createSession(client, request, result)
      if (offer) {
        core.expirer.del(offer.id)
        await proposal.delete(offer.id, done)
      }
      tell({ session })
    } catch (cause) {
      const longMessage = `The wallet signed in with an answer that cannot be used: ${cause}`
      tell({ error: invalidResponse(longMessage, cause) })
    }
  }

  /**
   * Finds the pairing of a response's topic. Each sign-in has its own topic, which is stored while the request is
   * pending.
   */
  const pairingOf = (topic: string) =>
    auth.pairingTopics.getAll().find((one) => one.topic === topic)?.pairingTopic

  async function take(topic: string, response: AuthResponse): Promise<void> {
    await untilProposed(pairingOf(topic))
    const request = auth.requests.getAll().find(({ id }) => id === response.id)
    if (request) await respond(request, response)
  }

  engine.onSessionAuthenticateResponse = (topic, response) => {
    take(topic, response).catch((error) => log('debug', 'WalletConnect sign-in', error))
  }

  /** The SDK decodes a response with the key of the latest request only. A wallet may respond to an earlier request. */
  const decode = core.crypto.decode
  core.crypto.decode = (topic, encoded, options) => {
    const pairing = pairingOf(topic)
    const request = auth.requests.getAll().find(({ pairingTopic }) => pairingTopic === pairing)
    const receiverPublicKey = request?.requester.publicKey ?? options?.receiverPublicKey
    return decode(topic, encoded, { ...options, ...(receiverPublicKey && { receiverPublicKey }) })
  }
}
