import { read, remove, write } from '../../../storage/storage.ts'
import { ifUnshared, share, webLocks } from '../../../utils/locks.ts'
import { log } from '../../../utils/log.ts'
import type { Client } from '../sdk/client.ts'
import { endSession } from '../sdk/endSession.ts'

/** A proposal lives for 5 minutes, and takes a moment until it is sent. */
const lifeMs = 6 * 60_000

/**
 * Pairings that a wallet may still approve. They are remembered in this browser: whoever waits for one may have left
 * the page when the wallet approves.
 */
function readOpen() {
  const stored = read('openPairings') ?? []
  return stored.filter(({ expiresAt }) => expiresAt > Date.now())
}

function writeOpen(open: ReturnType<typeof readOpen>): void {
  if (open.length > 0) write('openPairings', open)
  else remove('openPairings')
}

const forget = (topic: string) => writeOpen(readOpen().filter((one) => one.topic !== topic))

const isOpen = (topic: string) => readOpen().some((one) => one.topic === topic)

const lockOf = (topic: string) => `wallet-modal pairing ${topic}`

/** Those that this page has made: it knows itself what becomes of them. */
const own = new Set<string>()

export interface OpenPairing {
  /** Nobody waits for it any more in this tab. It stays open for the wallet. */
  abandon(): void
  /** It was answered, or its time is over. */
  close(): void
}

/** Remembers a pairing, and tells the site's other tabs that somebody here waits for it. */
export function openPairing(topic: string): OpenPairing {
  own.add(topic)
  writeOpen([...readOpen(), { topic, expiresAt: Date.now() + lifeMs }])
  const release = share(lockOf(topic))
  return {
    abandon: () => void release(),
    close() {
      own.delete(topic)
      // Before the lock is released, so that no tab takes it for one that was left.
      forget(topic)
      void release()
    },
  }
}

const watched = new WeakSet<Client>()

/**
 * Ends each session that a wallet approves for a page that was left, or reloaded, before it did: the wallet would
 * believe that it is connected. Without Web Locks nobody can tell whether another tab waits for it.
 */
export function endUnawaited(client: Client): void {
  if (watched.has(client)) return
  watched.add(client)
  client.on('session_connect', ({ session: { topic, pairingTopic } }) => {
    if (own.has(pairingTopic) || !isOpen(pairingTopic) || !webLocks()) return
    const end = () => {
      if (!isOpen(pairingTopic)) return
      forget(pairingTopic)
      log('info', 'a wallet approved a connection that nobody waits for any more')
      endSession(client, topic).catch((error) => log('debug', 'ending it failed', error))
    }
    void ifUnshared(lockOf(pairingTopic), end)
  })
}

/** Whether a wallet may still approve what an earlier page asked for. Forgets what is over. */
export function hasOpenPairings(): boolean {
  const open = readOpen()
  writeOpen(open)
  return open.length > 0
}
