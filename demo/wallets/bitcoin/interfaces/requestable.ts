import { ProviderRpcError } from '../../evm/ProviderRpcError.ts'

type Methods = Record<string, (params: Record<string, unknown>) => unknown>

/** Codes of WBIP001: -32000 for a user rejection, -32002 for a missing permission. */
const toRpcError = (error: unknown) => {
  const code = error instanceof ProviderRpcError ? error.code : -32603
  const message = error instanceof Error ? error.message : String(error)
  return { code: code === 4001 ? -32000 : code === 4100 ? -32002 : code, message }
}

/** `request(method, params)` of WBIP001: failures are responses, not exceptions. */
export function requestable(methods: Methods) {
  let id = 0
  return async (method: string, params?: unknown): Promise<object> => {
    id += 1
    const base = { jsonrpc: '2.0', id: String(id) }
    const own = Object.hasOwn(methods, method) ? methods[method] : undefined
    if (!own) return { ...base, error: { code: -32601, message: `${method} does not exist.` } }
    try {
      return { ...base, result: await own(Object(params) as Record<string, unknown>) }
    } catch (error) {
      return { ...base, error: toRpcError(error) }
    }
  }
}
