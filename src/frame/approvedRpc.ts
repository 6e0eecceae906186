import { errorCodes, ProviderRpcError } from '../errors/ProviderRpcError.ts'
import { WalletModalError } from '../errors/WalletModalError.ts'
import type { FrameApprovals, FrameRpcRequest } from '../types/frame.ts'
import type { FrameClient } from './client.ts'
import { checkParams, kindOf } from './rpc.ts'

const abortedText = 'Request was aborted'
/** The frame reports a user rejection by this message, without a code. */
const refusal = /reject|denied|declin|cancel/i

function toProviderError(thrown: unknown): unknown {
  if (!(thrown instanceof WalletModalError)) return thrown
  const isRefusal = thrown.code === 'FRAME_ERROR' && refusal.test(thrown.message)
  const message = thrown.code === 'REQUEST_ABORTED' ? abortedText : thrown.message
  return new ProviderRpcError(isRefusal ? errorCodes.userRejected : errorCodes.internal, message)
}

/**
 * Creates the function that sends JSON-RPC requests. A request that only reads is sent at once. A request that needs
 * the user's approval shows the frame. A request with an unknown method is refused.
 */
export function createRpc(client: FrameClient, approvals: FrameApprovals) {
  const pending = new Set<AbortController>()

  async function send(request: FrameRpcRequest): Promise<unknown> {
    const controller = new AbortController()
    const { signal } = controller
    const host = client.open().parentElement
    const end = approvals.begin(host, () => controller.abort())
    pending.add(controller)
    if (!end) controller.abort()
    let outcome: 'success' | 'error' = 'error'
    try {
      const response = await client.request('RPC_REQUEST', request, signal)
      outcome = 'success'
      return response
    } catch (thrown) {
      // If the user leaves the approval, the request counts as rejected.
      throw signal.aborted ? new ProviderRpcError(errorCodes.userRejected, abortedText) : thrown
    } finally {
      pending.delete(controller)
      end?.(outcome)
    }
  }

  /**
   * @throws ProviderRpcError 4001 if the user rejects, 4200 if the method is unknown, -32602 if `params` are malformed,
   * -32603 for other errors of the frame
   */
  return async function rpc({ method, params }: FrameRpcRequest): Promise<unknown> {
    const kind = kindOf(method)
    if (kind === 'unknown') {
      for (const controller of [...pending]) controller.abort()
      approvals.refused(method)
      const message = 'Requested RPC call is not allowed'
      throw new ProviderRpcError(errorCodes.unsupportedMethod, message)
    }
    checkParams(method, params)
    const request = params === undefined ? { method } : { method, params }
    try {
      return await (kind === 'safe' ? client.request('RPC_REQUEST', request) : send(request))
    } catch (thrown) {
      throw toProviderError(thrown)
    }
  }
}
