import type { SignClient } from '@walletconnect/sign-client'
import { invalidResponse } from '../../../errors/invalidResponse.ts'
import { log } from '../../../utils/log.ts'
import { emitProposalOutcome } from './proposalOutcome.ts'

type Client = InstanceType<typeof SignClient>

interface PeerRequest {
  topic: string
  payload: { id: number; method: string; params: unknown }
}

/** Private members of the SDK's engine, whose version is pinned. */
interface Engine {
  deleteSession(params: { topic: string }): Promise<void>
  processRequest(request: PeerRequest): Promise<void>
  isValidSessionSettleRequest(params: unknown): void
  isValidUpdate(params: object): Promise<void>
  isValidExtend(params: object): Promise<void>
  isValidPing(params: object): Promise<void>
  isValidDisconnect(params: object): Promise<void>
  isValidEmit(params: object): Promise<void>
  pendingSessions: Map<number, { sessionTopic: string; proposalId: number }>
}

const engineOf = ({ engine }: Client) => engine as unknown as Engine

/**
 * Ignores the second removal of a session. The SDK removes a session twice if wallet and page end it at the same time,
 * and the second removal would throw an uncaught error in a listener.
 */
export function removeSessionOnce(client: Client): void {
  const engine = engineOf(client)
  const remove = engine.deleteSession
  engine.deleteSession = async (params) => {
    if (client.session.keys.includes(params.topic)) await remove(params)
  }
}

/** Checks of the requests that a wallet may send to an app. All other requests are sent from apps to wallets. */
const checks: Readonly<
  Record<string, (engine: Engine, topic: string, params: object) => void | Promise<void>>
> = {
  wc_sessionSettle: (engine, _, params) => engine.isValidSessionSettleRequest(params),
  wc_sessionUpdate: (engine, topic, params) => engine.isValidUpdate({ topic, ...params }),
  wc_sessionExtend: (engine, topic) => engine.isValidExtend({ topic }),
  wc_sessionPing: (engine, topic) => engine.isValidPing({ topic }),
  wc_sessionDelete: (engine, topic, reason) => engine.isValidDisconnect({ topic, reason }),
  wc_sessionEvent: (engine, topic, params) => engine.isValidEmit({ topic, ...params }),
}

/**
 * Checks a wallet's requests before the SDK handles them. The SDK does not await its own validation, so a failure is an
 * uncaught error and the request is handled nevertheless. If a session is malformed, its proposal is rejected, because
 * it would otherwise stay pending.
 */
export function checkPeerRequests(client: Client): void {
  const engine = engineOf(client)
  const process = engine.processRequest
  engine.processRequest = async (request) => {
    const { method, params } = request.payload
    const check = Object.hasOwn(checks, method) ? checks[method] : undefined
    try {
      if (!check) throw new Error(`a page is not asked for ${method}`)
      await check(engine, request.topic, Object(params))
    } catch (error) {
      log('warn', `a WalletConnect peer sent a ${method} that is not taken`, error)
      if (method !== 'wc_sessionSettle') return
      rejectProposal(client, request.topic, error)
    }
    await process(request)
  }
}

function rejectProposal(client: Client, topic: string, cause: unknown): void {
  const pending = [...engineOf(client).pendingSessions.values()].find(
    (one) => one.sessionTopic === topic,
  )
  if (!pending) return
  const longMessage = `The wallet approved with a session that cannot be used: ${cause}`
  const error = invalidResponse(longMessage, cause)
  emitProposalOutcome(client, pending.proposalId, { error })
}
