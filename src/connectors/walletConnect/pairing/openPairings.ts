import { read, remove, write } from '../../../storage/storage.ts'
import { holdSharedLock, runIfUnshared, webLocks } from '../../../utils/locks.ts'
import { log } from '../../../utils/log.ts'
import { endSession } from '../sdk/cleanUp.ts'
import type { Client } from '../sdk/client.ts'

/**
 * Milliseconds for which a pairing is stored. The proposal is published after the pairing is stored, and expires 5
 * minutes after its publication.
 */
const lifeMs = 6 * 60_000

/**
 * Reads the pairings that a wallet may still approve. Pairings are stored, because the user may leave the page before
 * the approval.
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

const own = new Set<string>()

export interface OpenPairing {
  /** Cancels the pairing in this tab, although the wallet may still approve it. */
  abandon(): void
  close(): void
}

/** Stores a pairing. A shared lock shows other tabs of the origin that this tab is waiting for the pairing. */
export function openPairing(topic: string): OpenPairing {
  own.add(topic)
  writeOpen([...readOpen(), { topic, expiresAt: Date.now() + lifeMs }])
  const release = holdSharedLock(lockOf(topic))
  return {
    abandon: () => void release(),
    close() {
      own.delete(topic)
      // The pairing is removed before the lock is released, so that no tab treats it as abandoned.
      forget(topic)
      void release()
    },
  }
}

const watched = new WeakSet<Client>()

/**
 * Ends sessions that a wallet approves after the page was left or reloaded. The wallet would otherwise show them as
 * connected. Without Web Locks no session is ended, because another tab may be waiting for it.
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
    void runIfUnshared(lockOf(pairingTopic), end)
  })
}

/** True if a wallet may still approve a stored pairing. Removes expired pairings. */
export function hasOpenPairings(): boolean {
  const open = readOpen()
  writeOpen(open)
  return open.length > 0
}
