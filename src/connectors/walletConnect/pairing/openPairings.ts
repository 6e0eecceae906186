import { read, remove, write } from '../../../storage/storage.ts'
import { ifUnshared, share, webLocks } from '../../../utils/locks.ts'
import { log } from '../../../utils/log.ts'
import type { Client } from '../sdk/client.ts'
import { endSession } from '../sdk/endSession.ts'

/** A proposal expires after 5 minutes, counted from when it is sent. */
const lifeMs = 6 * 60_000

/** Pairings that a wallet may still approve, stored: the user may have left the page by then. */
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

/** Topics of this page's own pairings, which it follows itself. */
const own = new Set<string>()

export interface OpenPairing {
  /** This tab no longer waits. The wallet may still approve. */
  abandon(): void
  /** The pairing was approved, declined or has expired. */
  close(): void
}

/** Stores a pairing, and holds a shared lock that shows other tabs of the origin that this one waits for it. */
export function openPairing(topic: string): OpenPairing {
  own.add(topic)
  writeOpen([...readOpen(), { topic, expiresAt: Date.now() + lifeMs }])
  const release = share(lockOf(topic))
  return {
    abandon: () => void release(),
    close() {
      own.delete(topic)
      // Before the lock is released, so that no tab treats the pairing as abandoned.
      forget(topic)
      void release()
    },
  }
}

const watched = new WeakSet<Client>()

/**
 * Ends each session that a wallet approves for a page that was left or reloaded meanwhile; the wallet would show it
 * as connected. Without Web Locks nothing is ended, since another tab may wait for it.
 */
export function endUnawaited(client: Client): void {
  if (watched.has(client)) return
  watched.add(client)
  client.on('session_connect', ({ session: { topic, pairingTopic } }) => {
    if (own.has(pairingTopic) || !isOpen(pairingTopic) || !webLocks()) return
    const end = () => {
      if (!isOpen(pairingTopic)) return
      forget(pairingTopic)
      log('info', 'a wallet approved a connection that was abandoned')
      endSession(client, topic).catch((error) => log('debug', 'ending it failed', error))
    }
    void ifUnshared(lockOf(pairingTopic), end)
  })
}

/** True if a wallet may still approve a pairing of an earlier page. Removes expired ones. */
export function hasOpenPairings(): boolean {
  const open = readOpen()
  writeOpen(open)
  return open.length > 0
}
