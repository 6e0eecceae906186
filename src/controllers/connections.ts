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
 * One value for each namespace. Its transitions:
 *
 * | from | transition | to | caller and event |
 * | --- | --- | --- | --- |
 * | any | `startConnecting` | connecting; connected stays so until the other wallet approves | `connect`: the user asks a wallet |
 * | connecting | `cancelConnecting` | idle; unrestorable if a connection is stored | `connect`: declined, too late, or aborted |
 * | connecting | `completeConnecting` | the same, if no account was granted on this namespace | `connect`: the wallet has approved |
 * | any but connected | `commitConnection` | connected | `commit`: a wallet approved, or was restored |
 * | idle, unrestorable | `beginRestoring` | restoring | `restoreStored`: page load, `walletReturned`; `followOtherTab` |
 * | restoring | `failRestoring` | unrestorable; idle if the user left meanwhile | `restoreConnections`: nothing was granted |
 * | unrestorable | `awaitReturn` | the same, until `stop` | `waitForReturn`, which emits `walletReturned` |
 * | connected | `suspendConnection` | unrestorable | `setAside`: the wallet is unavailable for now, for example locked |
 * | any | `endConnection` | idle; connecting if another wallet is being asked | `forgetConnection`: ended by wallet, session or another tab |
 * | any | `leaveConnection` | idle, at once or when restoring has settled | `forgetConnection`: the user or the page disconnects |
 *
 * A transition is ignored in states from which it is not allowed. A goal or attempt that is no longer the connection's
 * own is stale: its cancellation and its failure are ignored, and `establish` commits nothing for it.
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

/**
 * Sets the value of a namespace, and stops the former live connection or wait for a wallet unless the new value has it
 * too.
 */
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

/**
 * Enters the state without a connection: connecting if a wallet is being asked, unrestorable if a connection is stored,
 * else idle.
 */
function enterUnconnected(
  namespace: Namespace,
  goal: ConnectGoal | undefined,
  stored?: UnrestorableConnection,
): void {
  if (goal?.isAwaited) enter(namespace, { phase: 'connecting', goal, stored })
  else if (stored) enter(namespace, { phase: 'unrestorable', stored, goal })
  else enter(namespace, { phase: 'idle', goal })
}

/** Begins restoring from idle, unrestorable or an abandoned attempt. Returns undefined in other states. */
export function beginRestoring(
  namespace: Namespace,
  connectorId: string,
): RestoreAttempt | undefined {
  const former = connectionOf(namespace)
  if (toStatus(former) !== 'disconnected') return undefined
  const stored = storedOf(former)
  const failures = stored?.failures ?? 0
  const attempt = { connectorId, abandoned: false, failures, returns: stored !== undefined }
  enter(namespace, { phase: 'restoring', attempt, goal: former.goal })
  return attempt
}

export function isRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  const connection = connectionOf(namespace)
  return connection.phase === 'restoring' && connection.attempt === attempt
}

/**
 * Ends a failed attempt: idle if the user disconnected meanwhile, else unrestorable. Returns false in the former case,
 * or if the attempt is stale.
 */
export function failRestoring(namespace: Namespace, attempt: RestoreAttempt): boolean {
  if (!isRestoring(namespace, attempt)) return false
  const { connectorId, abandoned } = attempt
  const stored = { connectorId, failures: attempt.failures + 1 }
  enterUnconnected(namespace, goalOf(namespace), abandoned ? undefined : stored)
  return !abandoned
}

/**
 * Stores `stop`, which ends the wait for the wallet, also while the user connects another one. Returns false without an
 * unrestorable connection.
 */
export function awaitReturn(namespace: Namespace, stop: () => void): boolean {
  const former = connectionOf(namespace)
  const stored = storedOf(former)
  if (stored) enterUnconnected(namespace, former.goal, { ...stored, stop })
  return stored !== undefined
}

/**
 * Asks a wallet to connect, from any state. Replaces a former goal or restore; a connected wallet stays connected until
 * the new one approves.
 */
export function startConnecting(
  namespace: Namespace,
  id: string,
  onLeft?: () => void,
): ConnectGoal {
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
  let complete: ConnectGoal['complete'] = () => {}
  const completed = new Promise<ConnectDetail[]>((resolve) => {
    complete = resolve
  })
  return { connectorId, isAwaited: true, complete, completed, onLeft }
}

export function goalOf(namespace: Namespace): ConnectGoal | undefined {
  return connectionOf(namespace).goal
}

/**
 * Gives a connect request up. Without `forget` a late approval still completes it. Returns true if neither a connection
 * nor a pending request is left.
 */
export function cancelConnecting(
  namespace: Namespace,
  goal: ConnectGoal,
  { forget = false } = {},
): boolean {
  const former = connectionOf(namespace)
  if (former.goal !== goal) return false
  goal.isAwaited = false
  const kept = forget ? undefined : goal
  if (former.phase === 'connecting') enterUnconnected(namespace, kept, former.stored)
  else enter(namespace, { ...former, goal: kept })
  return former.phase === 'connecting'
}

/** Resolves the goal with the connections that the wallet granted, on this namespace or others. */
export function completeConnecting(
  namespace: Namespace,
  goal: ConnectGoal,
  details: ConnectDetail[],
): boolean {
  const wasConnecting = cancelConnecting(namespace, goal, { forget: true })
  goal.complete(details)
  return wasConnecting
}

/** Makes a connection live. Returns false, without effect, while another one is live: that one must be ended first. */
export function commitConnection(namespace: Namespace, live: LiveConnection): boolean {
  const { phase, goal } = connectionOf(namespace)
  if (phase === 'connected') return false
  enter(namespace, { phase: 'connected', live, goal })
  return true
}

/** Makes a connected wallet unrestorable: it is unavailable for now, so the connection stays stored. */
export function suspendConnection(namespace: Namespace): boolean {
  const former = connectionOf(namespace)
  if (former.phase !== 'connected') return false
  enterUnconnected(namespace, former.goal, { connectorId: former.live.connectorId, failures: 0 })
  return true
}

/** Ends the connection for good, from any state. A pending connect request stays. */
export function endConnection(namespace: Namespace): void {
  enterUnconnected(namespace, goalOf(namespace))
}

/**
 * Disconnects for the user or page, from any state. Drops pending connect requests; a connection being restored ends
 * once the attempt settles.
 */
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

/** Returns the stored connection that cannot be used on this page for now. */
export function unrestorableOf(namespace: Namespace): UnrestorableConnection | undefined {
  return storedOf(connectionOf(namespace))
}

/** Returns the connector of the unrestorable connection, which another tab may use. */
export function unrestorableId(namespace: Namespace): string | undefined {
  return unrestorableOf(namespace)?.connectorId
}
