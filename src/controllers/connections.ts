import type { ConnectionStatus } from '../types/account.ts'
import type { Namespace } from '../types/caip.ts'
import type {
  ConnectGoal,
  Connection,
  LiveConnection,
  RestoreAttempt,
  UnrestorableConnection,
} from '../types/connection.ts'
import type { ConnectDetail } from '../types/host.ts'
import { setStatus } from './accounts.ts'

/**
 * The connection of each namespace, as one value. It changes by the transitions below and by nothing else; each says
 * from where it is allowed, and does nothing elsewhere. The status that accounts show is written here alone.
 */
const connections = new Map<Namespace, Connection>()

const idle: Connection = { phase: 'idle' }

export function connectionOf(namespace: Namespace): Connection {
  return connections.get(namespace) ?? idle
}

function toStatus(connection: Connection): ConnectionStatus {
  if (connection.phase === 'connected') return 'connected'
  const isRestoring = connection.phase === 'restoring' && !connection.attempt.abandoned
  return isRestoring || connection.phase === 'connecting' ? 'connecting' : 'disconnected'
}

const liveOf = (connection: Connection) =>
  connection.phase === 'connected' ? connection.live : undefined

const storedOf = (connection: Connection) =>
  connection.phase === 'unrestorable' || connection.phase === 'connecting'
    ? connection.stored
    : undefined

/** What the new value does not keep stops: a wallet that is followed, or waited for. */
function enter(namespace: Namespace, next: Connection): void {
  const former = connectionOf(namespace)
  const live = liveOf(former)
  if (live && live !== liveOf(next)) {
    live.stop()
    live.stopAnnouncing?.()
  }
  const stored = storedOf(former)
  if (stored !== storedOf(next)) stored?.stop?.()
  connections.set(namespace, next)
  setStatus(namespace, toStatus(next))
}

/** Where a namespace is without a connection: its wallet is asked, or was; or a stored one is waited for. */
function enterUnconnected(
  namespace: Namespace,
  goal: ConnectGoal | undefined,
  stored?: UnrestorableConnection,
): void {
  if (goal?.isAwaited) enter(namespace, { phase: 'connecting', goal, stored })
  else if (stored) enter(namespace, { phase: 'unrestorable', stored, goal })
  else enter(namespace, { phase: 'idle', goal })
}

/**
 * The stored connection is to be restored: from idle, unrestorable, or a former attempt that was abandoned. Undefined
 * elsewhere: what is restored already, or is asked of a wallet by the visitor, goes its own way.
 */
export function beginRestoring(
  namespace: Namespace,
  connectorId: string,
): RestoreAttempt | undefined {
  const former = connectionOf(namespace)
  if (toStatus(former) !== 'disconnected') return undefined
  const attempt = { connectorId, abandoned: false, failures: storedOf(former)?.failures ?? 0 }
  enter(namespace, { phase: 'restoring', attempt, goal: former.goal })
  return attempt
}

/** Whether that attempt is what the namespace is at. */
export function isRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  const connection = connectionOf(namespace)
  return connection.phase === 'restoring' && connection.attempt === attempt
}

/**
 * The attempt has failed: the connection stays stored, and is unrestorable; idle if the visitor has left meanwhile.
 * False then, and if something newer has taken the attempt's place.
 */
export function failRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  if (!isRestoring(namespace, attempt)) return false
  const { connectorId, abandoned } = attempt
  const stored = { connectorId, failures: attempt.failures + 1 }
  enterUnconnected(namespace, goalOf(namespace), abandoned ? undefined : stored)
  return !abandoned
}

/**
 * The wallet of an unrestorable connection is waited for, until `stop` is called: also while the visitor asks another
 * one, which may decline. False elsewhere.
 */
export function awaitReturn(namespace: Namespace, stop: () => void): boolean {
  const former = connectionOf(namespace)
  const stored = storedOf(former)
  if (stored) enterUnconnected(namespace, former.goal, { ...stored, stop })
  return stored !== undefined
}

/**
 * The visitor asks a wallet to connect: from anywhere. A newer wish takes the place of a former one and of a
 * connection that is being restored; what is connected stays so until the wallet agrees.
 */
export function pursue(namespace: Namespace, id: string, onLeft?: () => void): ConnectGoal {
  const former = connectionOf(namespace)
  const goal = former.goal?.connectorId === id ? former.goal : createGoal(id, onLeft)
  goal.isAwaited = true
  if (former.phase === 'connected') enter(namespace, { ...former, goal })
  else if (former.phase === 'restoring' && !former.attempt.abandoned) {
    enter(namespace, { phase: 'connecting', goal, stored: former.attempt })
  } else enter(namespace, { phase: 'connecting', goal, stored: storedOf(former) })
  return goal
}

function createGoal(connectorId: string, onLeft: (() => void) | undefined): ConnectGoal {
  let reach: ConnectGoal['reach'] = () => {}
  const reached = new Promise<ConnectDetail[]>((resolve) => {
    reach = resolve
  })
  return { connectorId, isAwaited: true, reach, reached, onLeft }
}

export function goalOf(namespace: Namespace): ConnectGoal | undefined {
  return connectionOf(namespace).goal
}

/**
 * The wallet has declined, or is not waited for any more; its late answer still counts, unless the goal is to be
 * forgotten. True if nobody is asked now and nobody is connected.
 */
export function giveUp(namespace: Namespace, goal: ConnectGoal, { forget = false } = {}): boolean {
  const former = connectionOf(namespace)
  if (former.goal !== goal) return false
  goal.isAwaited = false
  const kept = forget ? undefined : goal
  if (former.phase === 'connecting') enterUnconnected(namespace, kept, former.stored)
  else enter(namespace, { ...former, goal: kept })
  return former.phase === 'connecting'
}

/** The goal is reached, on this namespace or on others that the wallet granted: whoever waits for it is told. */
export function reach(namespace: Namespace, goal: ConnectGoal, details: ConnectDetail[]): boolean {
  const wasConnecting = giveUp(namespace, goal, { forget: true })
  goal.reach(details)
  return wasConnecting
}

/** A wallet is connected: from anywhere but from connected, whose wallet has to be ended first. */
export function commitConnection(namespace: Namespace, live: LiveConnection): boolean {
  const { phase, goal } = connectionOf(namespace)
  if (phase === 'connected') return false
  enter(namespace, { phase: 'connected', live, goal })
  return true
}

/** The wallet cannot be used for now, but may come back: from connected. It stays stored. */
export function suspendConnection(namespace: Namespace): boolean {
  const former = connectionOf(namespace)
  if (former.phase !== 'connected') return false
  enterUnconnected(namespace, former.goal, { connectorId: former.live.connectorId, failures: 0 })
  return true
}

/** The connection has ended for good, restored or not: from anywhere. A wallet that is being asked still is. */
export function endConnection(namespace: Namespace): void {
  enterUnconnected(namespace, goalOf(namespace))
}

/** The visitor leaves: from anywhere. No wallet is waited for any more; one that is being restored will be told. */
export function leaveConnection(namespace: Namespace): void {
  const former = connectionOf(namespace)
  if (former.phase !== 'restoring') enter(namespace, idle)
  else {
    former.attempt.abandoned = true
    enter(namespace, { phase: 'restoring', attempt: former.attempt })
  }
  former.goal?.onLeft?.()
}

export function liveConnection(namespace: Namespace): LiveConnection | undefined {
  return liveOf(connectionOf(namespace))
}

export function liveConnections(): LiveConnection[] {
  return [...connections.values()].flatMap((connection) => liveOf(connection) ?? [])
}

/** The stored connection that cannot be used on this page for now, also while another wallet is asked. */
export function unrestorableOf(namespace: Namespace): UnrestorableConnection | undefined {
  return storedOf(connectionOf(namespace))
}

/** Its connector: another tab may well use it. */
export function unrestorableId(namespace: Namespace): string | undefined {
  return unrestorableOf(namespace)?.connectorId
}
