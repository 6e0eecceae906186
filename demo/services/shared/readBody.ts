import type { IncomingMessage } from 'node:http'

/** The body as UTF-8. @throws the given error for more than `limit` bytes */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  tooLarge: () => Error,
): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) throw tooLarge()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
