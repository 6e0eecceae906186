import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { neededBy } from '../run/ports.ts'
import { closeServer, listen } from '../shared/listen.ts'
import { admit } from './relayAuth.ts'
import { RelayHub } from './relayHub.ts'

/** Close code of the public relay for refused connections, with a reason. */
const REFUSED = 3000

/** Clients in Node disconnect after 35 seconds without a message. */
const PING_EVERY_MS = 15_000

export interface Relay {
  url: string
  port: number
  /** Terminates every connection at once, like a crash; the mailbox is lost. */
  close(): Promise<void>
}

/**
 * A WalletConnect relay: the `irn` protocol with its token check, and a mailbox in memory. When a client reconnects,
 * the relay pushes again the messages that the client has not acknowledged.
 */
export async function startRelay({ port: wanted }: { port: number }): Promise<Relay> {
  const sockets = new WebSocketServer({ noServer: true })
  const hub = new RelayHub()
  const server = createServer((_, response) => {
    response.writeHead(426, { 'Content-Type': 'text/plain' }).end('A WebSocket is expected here.')
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    void admit(request).then((admission) => {
      sockets.handleUpgrade(request, socket, head, (connection) => {
        connection.on('error', () => connection.terminate())
        if ('refusal' in admission) connection.close(REFUSED, admission.refusal)
        else attach(hub, connection, admission.clientId)
      })
    })
  })
  const pings = setInterval(() => {
    for (const connection of sockets.clients) connection.ping()
  }, PING_EVERY_MS)

  const port = await listen(server, wanted, neededBy.relay)
  return {
    url: `ws://localhost:${port}`,
    port,
    async close() {
      clearInterval(pings)
      const closed = closeServer(server)
      for (const connection of sockets.clients) connection.terminate()
      sockets.close()
      await closed
    },
  }
}

function attach(hub: RelayHub, connection: WebSocket, clientId: string): void {
  const client = hub.join(clientId, (payload) => {
    if (connection.readyState === connection.OPEN) connection.send(JSON.stringify(payload))
  })
  connection.on('message', (data) => client.receive(data.toString()))
  connection.on('close', () => client.leave())
}
