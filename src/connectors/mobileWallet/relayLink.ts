import { bytesToHex } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import { type NostrEvent, verifyNostrEvent } from '@solana-mobile/mobile-wallet-adapter-protocol'
import * as z from 'zod/mini'
import { createDeferred } from '../../utils/createDeferred.ts'
import { finiteNumber, text } from '../../utils/schemas.ts'

/** Milliseconds for a relay to open a connection. */
const openMs = 10_000

/** An event as NIP-01 defines it. */
const eventSchema = z.object({
  id: text,
  pubkey: text,
  created_at: finiteNumber,
  kind: finiteNumber,
  tags: z.array(z.array(text)),
  content: text,
  sig: text,
})

/** Reads the event in a message of a relay, `["EVENT", subscription, event]`; undefined for other messages. */
function readEvent(data: unknown): NostrEvent | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    if (!Array.isArray(message) || message[0] !== 'EVENT') return undefined
    const event = eventSchema.parse(message[2])
    return verifyNostrEvent(event) ? event : undefined
  } catch {
    return undefined
  }
}

const isEndOfSession = ({ tags }: NostrEvent) =>
  tags.some(([name, value]) => name === 'msg' && value === 'SESSION_END')

/**
 * A connection of our own to a relay, beside the one of the published package. It tells whether the relay can be reached before
 * a code names it, and that a session is over: version 2.3.0 of the package waits forever once its own connection has closed, or
 * once the phone has ended the session. It goes when the package rejects what is pending by itself.
 */
export interface RelayLink {
  /** Host and path, without the scheme. */
  domain: string
  /** Resolves with the link once it is open; rejects if it does not open. */
  opened: Promise<RelayLink>
  closed: Promise<void>
  isClosed(): boolean
  /** Calls `onEnd` when the phone that first answers to an association's URL ends its session. */
  watch(associationUrl: URL, onEnd: () => void): Promise<void>
  close(): void
}

/** Name of the session on the relay: the hash of the association's public key. */
async function sessionIdOf({ searchParams }: URL): Promise<string> {
  const encoded = searchParams.get('association') ?? ''
  const standard = encoded.replace(/[_.-]/g, (one) => ({ _: '/', '-': '+', '.': '=' })[one] ?? one)
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(base64.decode(standard)))
  return bytesToHex(new Uint8Array(hash))
}

export function openRelay(url: string): RelayLink {
  const socket = new WebSocket(url)
  const opened = createDeferred<RelayLink>()
  const closed = createDeferred()
  let isClosed = false
  const close = () => {
    isClosed = true
    clearTimeout(timer)
    opened.reject(new Error(`No connection to ${url}`))
    closed.resolve()
    socket.close()
  }
  const timer = setTimeout(close, openMs)
  opened.promise.catch(() => {})
  const link: RelayLink = {
    domain: url.replace(/^wss:\/\//, '').replace(/\/$/, ''),
    opened: opened.promise,
    closed: closed.promise,
    isClosed: () => isClosed,
    close,

    async watch(associationUrl, onEnd) {
      const page = associationUrl.searchParams.get('pubkey')
      const id = await sessionIdOf(associationUrl)
      let phone: string | undefined
      socket.onmessage = ({ data }) => {
        const event = readEvent(data)
        if (!event || event.pubkey === page) return
        phone ??= event.pubkey
        if (event.pubkey === phone && isEndOfSession(event)) onEnd()
      }
      if (!isClosed) socket.send(JSON.stringify(['REQ', id, { kinds: [20012], '#d': [id] }]))
    },
  }
  socket.onopen = () => {
    clearTimeout(timer)
    opened.resolve(link)
  }
  socket.onclose = socket.onerror = close
  return link
}
