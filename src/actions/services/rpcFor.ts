import { families } from '../../chains/families.ts'
import { options } from '../../controllers/options.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { Network } from '../../types/network.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { serviceContext } from './serviceContext.ts'

interface RpcClient {
  request: RpcRequest
  close(): void
}

/** Cache of clients for the page's lifetime, keyed by URLs: requests to the same URLs share batching and ranking. */
const clients = new Map<string, Promise<RpcClient>>()

/**
 * Cache of the chunk for the page's lifetime; failures are not cached. All callers await the same promise, so that
 * calls of one tick reach the client in one tick and share a batch.
 */
let code: ReturnType<typeof loadCode> | undefined

function loadCode() {
  const loading = loadPart(
    Promise.all([import('../../services/jsonRpc.ts'), import('../../services/rpcUrls.ts')]),
  )
  loading.catch(() => {
    code = undefined
  })
  return loading
}

/** Returns the URLs of a network's nodes, and how their client is created. */
async function nodesOf(network: Network) {
  code ??= loadCode()
  const [{ createRpcClient }, { pingMethodOf, rpcUrlsOf }] = await code
  const given = { customRpcUrls: options.customRpcUrls, context: serviceContext() }
  const urls = rpcUrlsOf(network, given)
  return { createRpcClient, urls, pingMethod: pingMethodOf(network, given) }
}

/**
 * Returns the function that sends requests to a network's nodes: by JSON-RPC, or by a REST API in families that have
 * one. With `only`, the URL of one of the nodes, no other node is asked. Requests reject with LOAD_FAILED or the errors of
 * the client.
 */
export function rpcFor(network: Network, only?: string): RpcRequest {
  const request = async (method: string, params?: readonly unknown[]) => {
    const { createRpcClient, urls: all, pingMethod } = await nodesOf(network)
    const urls = only === undefined ? all : [only]
    const key = urls.join(' ')
    const rest =
      families[network.chainNamespace]?.hasRestNodes &&
      (await loadPart(import('../../services/restEndpoint.ts')))
    const client =
      clients.get(key) ??
      Promise.resolve(
        createRpcClient({ urls, pingMethod: only === undefined ? pingMethod : undefined, ...rest }),
      )
    clients.set(key, client)
    return (await client).request(method, params)
  }
  return Object.assign(request, { nodes: async () => (await nodesOf(network)).urls })
}
