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
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null) throw new Error(`${url} answers no JSON-RPC.`)
  if ('error' in answer && answer.error)
    throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
  return 'result' in answer ? answer.result : undefined
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
  const answers: unknown = await response.json()
  if (!Array.isArray(answers)) throw new Error(`${url} answers no batch.`)
  const byId = new Map(answers.map((answer: { id: number }) => [answer.id, answer]))
  return calls.map(([method], id) => {
    const answer = byId.get(id) as { result?: unknown; error?: unknown } | undefined
    if (answer?.error && !orUndefined) {
      throw new Error(`${method}: ${JSON.stringify(answer.error)}`)
    }
    return answer?.result
  })
}
