/**
 * Reads the id in the response to `wallet_sendCalls`. Null if the id is malformed. EIP-5792 limits an id to 4,096 bytes
 * in hexadecimal. In the first version of EIP-5792 the response was the id itself, not an object.
 */
export function readBatchId(response: unknown): string | null {
  const id: unknown = typeof response === 'string' ? response : Object(response).id
  return typeof id === 'string' && /^[!-~]{1,8194}$/.test(id) ? id : null
}
