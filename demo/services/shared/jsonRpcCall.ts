/** Sends a JSON-RPC request to a local node. @throws the node's error */
export async function callRpc(
  url: string,
  method: string,
  params: unknown[] = [],
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null) throw new Error(`${url} answers no JSON-RPC.`)
  if ('error' in body && body.error) throw new Error(`${method}: ${JSON.stringify(body.error)}`)
  return 'result' in body ? body.result : undefined
}

/**
 * Sends several requests as a batch, and resolves with the results in the same order. Throws the error of the first
 * request that failed; with `orUndefined`, the result of a failed request is undefined.
 */
export async function callRpcBatch(
  url: string,
  calls: readonly (readonly [method: string, params?: readonly unknown[]])[],
  { orUndefined = false } = {},
): Promise<unknown[]> {
  if (calls.length === 0) return []
  const batch = calls.map(([method, params = []], id) => ({ jsonrpc: '2.0', id, method, params }))
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(batch),
  })
  const entries: unknown = await response.json()
  if (!Array.isArray(entries)) throw new Error(`${url} answers no batch.`)
  const byId = new Map(entries.map((entry: { id: number }) => [entry.id, entry]))
  return calls.map(([method], id) => {
    const entry = byId.get(id) as { result?: unknown; error?: unknown } | undefined
    if (entry?.error && !orUndefined) {
      throw new Error(`${method}: ${JSON.stringify(entry.error)}`)
    }
    return entry?.result
  })
}
