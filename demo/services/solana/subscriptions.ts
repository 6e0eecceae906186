import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { isRecord } from '../../wallets/shared/json.ts'
import type { Chain } from './Chain.ts'

/** The node's WebSocket with `signatureSubscribe`. Other subscriptions are accepted and stay silent. */
export function serveSubscriptions(chain: Chain, server: Server): { close(): void } {
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('error', () => socket.terminate())
    follow(chain, socket)
  })
  return {
    close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
    },
  }
}

function follow(chain: Chain, socket: WebSocket): void {
  const waiting = new Map<number, string>()
  let lastId = 0
  const send = (message: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))

  const tell = (subscription: number, signature: string) => {
    const status = chain.status(signature)
    if (!status || !waiting.delete(subscription)) return
    const result = { context: { slot: status.slot }, value: { err: status.err } }
    send({ method: 'signatureNotification', params: { subscription, result } })
  }
  const stop = chain.onLanded((landed) => {
    for (const [subscription, signature] of waiting) {
      if (signature === landed) tell(subscription, signature)
    }
  })
  socket.on('close', stop)

  socket.on('message', (data) => {
    const { id, method, params } = parse(String(data))
    const [first] = Array.isArray(params) ? (params as unknown[]) : []
    if (String(method).endsWith('Unsubscribe')) {
      waiting.delete(Number(first))
      send({ id, result: true })
      return
    }
    lastId += 1
    send({ id, result: lastId })
    if (method !== 'signatureSubscribe') return
    waiting.set(lastId, String(first))
    tell(lastId, String(first))
  })
}

function parse(message: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(message)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}
