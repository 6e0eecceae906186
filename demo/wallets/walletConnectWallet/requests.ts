import { ProviderRpcError } from '../evm/ProviderRpcError.ts'
import type { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import type { Client } from './client.ts'
import type { SessionRequest, WalletNamespace } from './WalletNamespace.ts'

/** A request with its session. */
export interface IncomingRequest extends SessionRequest {
  id: number
  topic: string
}

/**
 * Requests the user's decision on a request, runs the request and responds to the site. Resolves with a sentence on the
 * outcome.
 */
export async function handleRequest(
  client: Client,
  request: IncomingRequest,
  namespaces: readonly WalletNamespace[],
  approvals: ApprovalQueue,
  signal: AbortSignal,
): Promise<string> {
  const { id, topic, method } = request
  const site = client.session.get(topic).peer.metadata
  const respond = (response: { result: unknown } | { error: { code: number; message: string } }) =>
    client.respond({ topic, response: { id, jsonrpc: '2.0', ...response } })
  try {
    const namespace = namespaces.find(({ name }) => request.chainId.startsWith(`${name}:`))
    if (!namespace) throw new ProviderRpcError(5100, 'Unsupported chains.')
    const description = namespace.describe(request)
    if (description) {
      const rows = [{ label: 'Site', value: site.name || site.url }, ...description.rows]
      const decision = await approvals.request(
        { method, description: { ...description, rows } },
        signal,
      )
      if (decision === 'withdrawn') return `${method} was withdrawn`
      // The code of WalletConnect wallets; in-page wallets use 4001.
      if (decision === 'rejected') {
        await respond({ error: { code: 5000, message: 'User rejected.' } })
        return `Rejected: ${description.heading}`
      }
    }
    await respond({ result: await namespace.handle(request) })
    return `Done: ${description?.heading ?? method}`
  } catch (error) {
    const code = error instanceof ProviderRpcError ? error.code : -32603
    const message = error instanceof Error ? error.message : String(error)
    await respond({ error: { code, message } })
    return `${method}: ${message}`
  }
}
