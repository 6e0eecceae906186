import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'

const HOST = '127.0.0.1'

/**
 * Servers listen on localhost only, because the stand-ins have no secrets and no limits. In a container, whose own
 * localhost is out of reach, the variable has another address.
 */
export const listenHost = process.env.WALLET_MODAL_HOST ?? HOST

/** Names the taken port and the service that needs it. */
class PortTakenError extends Error {
  override name = 'PortTakenError'

  constructor(port: number, neededBy: string) {
    super(
      `Port ${port} is taken and ${neededBy} needs it: stop the program that listens there, then start again.`,
    )
  }
}

/** Listens on the port, or on a free one for 0, and returns it. */
export async function listen(server: Server, port: number, neededBy: string): Promise<number> {
  try {
    server.listen(port, listenHost)
    await once(server, 'listening')
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new PortTakenError(port, neededBy) : error
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** Returns a port for a process of its own, which cannot listen on 0. */
export async function freePort(neededBy: string): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0, neededBy)
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Throws PortTakenError if the port is taken on either loopback address: a browser that opens `localhost` may try IPv6
 * first.
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
      // On a machine without IPv6, the address cannot be bound, but no other service can listen on it either.
      if (host === HOST) throw error
      continue
    }
    probe.close()
    await once(probe, 'close')
  }
}

/** Ends every connection, since an idle one would prevent the server from closing. */
export async function closeServer(server: HttpServer): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
