import { read, remove, write } from '../../../storage/storage.ts'
import { ifUnshared, share, webLocks } from '../../../utils/locks.ts'
import { log } from '../../../utils/log.ts'
import type { Client } from '../sdk/client.ts'
import { endSession } from '../sdk/endSession.ts'

/** A proposal expires after 5 minutes, counted from when it is sent. */
const lifeMs = 6 * 60_000

/** Stored, because the user may have left the page by the approval. */
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

const own = new Set<string>()

export interface OpenPairing {
  /** This tab no longer waits. The wallet may still approve. */
  abandon(): void
  close(): void
}

/** A shared lock shows other tabs of the origin that this one waits. */
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
 * The page was left or reloaded, but the wallet would show the session as connected. Without Web Locks nothing is
 * ended, since another tab may wait for it.
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

/** Removes expired pairings. */
export function hasOpenPairings(): boolean {
  const open = readOpen()
  writeOpen(open)
  return open.length > 0
}
