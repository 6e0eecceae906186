import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

/** Everything stays on this machine: the stand-ins know no secrets and no limits. */
const HOST = '127.0.0.1'

/** Says in one sentence which port is taken and what wanted it. */
class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor(port: number, neededBy: string) {
    super(
      `Port ${port} is taken and ${neededBy} needs it: stop the program that listens there, then start again.`,
    )
  }
}

/** Starts listening and answers the port, which is a free one when 0 was asked for. */
export async function listen(server: Server, port: number, neededBy: string): Promise<number> {
  try {
    server.listen(port, HOST)
    await once(server, 'listening')
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new PortTakenError(port, neededBy) : error
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/**
 * Throws PortTakenError when something listens there. Both loopback addresses are tried: a browser
 * that opens `localhost` may ask the IPv6 one first.
 */
export async function assertPortFree(port: number, neededBy: string): Promise<void> {
  if (port === 0) return
  for (const host of [HOST, '::1']) {
    const probe = createServer()
    try {
      probe.listen(port, host)
      await once(probe, 'listening')
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') throw new PortTakenError(port, neededBy)
      // No IPv6 here: then nothing can be listening on it either.
      if (host === HOST) throw error
      continue
    }
    probe.close()
    await once(probe, 'close')
  }
}

/** Ends every connection at once; a kept-alive one would otherwise hold the server open. */
export async function closeServer(server: HttpServer): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
