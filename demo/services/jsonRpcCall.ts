/** One JSON-RPC call to a local node; throws what the node calls the error. */
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
