/** A node's error, as JSON-RPC reports it. */
export class NodeError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
