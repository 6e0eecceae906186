import { WalletModalError } from '../../errors/WalletModalError.ts'

/** The JSON-RPC error code (EIP-1474) for too many requests, or for a response that would be too large. */
const limitExceeded = -32005

/** Code of a call that has reverted, as geth has it. */
const reverted = 3

/** Texts of nodes that limit requests under other codes, such as -32029, -32016 or -32603. */
const busyText =
  /rate.?limit|too many requests|request limit|compute units|capacity exceeded|exceeded your quota/i

/**
 * Texts of the gateways before nodes, such as those of Envoy ("no healthy upstream", "upstream request timeout"), which
 * providers pass on as the error of a call. The call itself was never tried, or its result is unknown.
 */
const gatewayText =
  /(service|server|temporarily|currently|backend)( is)?( (temporarily|currently))? (unavailable|overloaded|busy)|no (healthy|available) (upstream|backend|node|server)s?|upstream (request|response|connect|server|service|error|timed)|bad gateway|gateway time-?out/i

/**
 * Texts of nodes without the state of an old block, which geth, Erigon and Nethermind prune and providers sell, or that lag
 * behind a block that other nodes have.
 */
const stateText =
  /missing trie node|archive|pruned|state (is |at |of )?.{0,80}not available|historical state|header not found|unknown block|requested block is not/i

/** True for the text of a node that limits requests, whatever their range. */
export const isRateLimit = (message: string): boolean => busyText.test(message)

/**
 * True if the node limits requests or is not reached by its gateway, so that the same request may succeed later, alone,
 * or at another node.
 */
export function isBusy(error: RpcErrorObject): boolean {
  const { code, message } = error
  if (isRevert(error)) return false
  return code === limitExceeded || isRateLimit(message) || gatewayText.test(message)
}

/**
 * True for the error of a call that has reverted. Its code is 3, or its message says so, or its data, or the data in these,
 * are the revert's: bytes, or with Nethermind a word before the bytes or the reason
 * (https://github.com/NethermindEth/nethermind/issues/6024, August 2023), until it reported code 3
 * (https://github.com/NethermindEth/nethermind/pull/9428, October 2025). The words can go when its networks have updated.
 */
export const isRevert = ({ code, message, data }: RpcErrorObject): boolean =>
  code === reverted || /revert|\n0x/i.test(`${message}\n${Object(data).data ?? data}`)

export interface RpcErrorObject {
  /** Undefined if the error states none, as those of gateways before nodes. */
  code?: number | undefined
  message: string
  data?: unknown
}

/** Reads an error of JSON-RPC 2.0. Gateways write a text in its place, leave out the code, or write it as text. */
export function toErrorObject(given: unknown): RpcErrorObject {
  const stated: Readonly<Record<string, unknown>> = Object(given)
  const { message = typeof given === 'string' ? given : '', data } = stated
  const error = { message: String(message), data }
  const code = Number.parseInt(String(stated.code), 10)
  if (!Number.isNaN(code)) return { ...error, code }
  return isRevert(error) ? { ...error, code: reverted } : error
}

/** `status` is the HTTP status of the response, if it is an error. */
export function toRpcError(cause: RpcErrorObject, status?: number): WalletModalError {
  const { code, message } = cause
  const isFailure = status !== undefined && !isRevert(cause)
  return new WalletModalError('RPC_ERROR', {
    longMessage: message,
    params: { ...(code !== undefined && { code }), message, ...(isFailure && { status }) },
    cause,
  })
}

export function noResponse(url: string): WalletModalError {
  const longMessage = `${new URL(url).host} left a request unanswered`
  return new WalletModalError('RPC_ERROR', { longMessage })
}

export function timedOut(url: string, cause: unknown): WalletModalError {
  const longMessage = `No answer from ${new URL(url).host} in time`
  return new WalletModalError('RPC_TIMEOUT', { longMessage, cause })
}

/**
 * True if the chain refused the request, so that every other node would refuse it too. False if only this node did: it
 * limits requests, is not reached by its gateway, lacks the state of an old block, or failed itself (HTTP 500) without a revert.
 */
export function isChainError(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'RPC_ERROR') return false
  const { code, message } = error.params
  if (typeof code !== 'number' || error.params.status === 500) return false
  const said = { code, message: String(message) }
  return isRevert(said) || (!isBusy(said) && !stateText.test(said.message))
}

export function isTimeout(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'SERVICE_UNREACHABLE') return false
  return error.cause instanceof Error && error.cause.name === 'TimeoutError'
}
